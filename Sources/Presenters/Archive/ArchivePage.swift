/// A page of the list of years, as it is shown.
package struct ArchivePage: Hashable, Sendable {
  /// What is around it.
  package internal(set) var frame: SiteFrame
  /// What it says about itself.
  package let head: PageHead
  /// Its years, the latest first.
  package let years: [ArchiveYear]
  /// The way to the other pages.
  package let pagination: Pagination
}
