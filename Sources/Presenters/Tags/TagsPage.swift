/// A page of the list of tags, as it is shown.
package struct TagsPage: Hashable, Sendable {
  /// What is around it.
  package internal(set) var frame: SiteFrame
  /// What it says about itself.
  package let head: PageHead
  /// Its tags.
  package let entries: [TagEntry]
  /// How many tags there are in all, in words; only the first page says it.
  package let countText: String?
  /// The way to the other pages.
  package let pagination: Pagination
}
