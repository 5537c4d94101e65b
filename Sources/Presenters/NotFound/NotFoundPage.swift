/// What a server shows for addresses that do not exist.
package struct NotFoundPage: Hashable, Sendable {
  /// What is around it.
  package let frame: SiteFrame
  /// What it says about itself.
  package let head: PageHead
}
