/// The page where photos are searched for, as it is shown.
package struct SearchPage: Hashable, Sendable {
  /// What is around it.
  package internal(set) var frame: SiteFrame
  /// What it says about itself.
  package let head: PageHead
  /// Other ways to find photos, for browsers without scripts.
  package let ways: [NavigationItem]
}
