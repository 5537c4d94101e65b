package import GalleryModel

/// A page of the photos with a tag, as it is shown.
package struct TagPage: Hashable, Sendable {
  /// What is around it.
  package internal(set) var frame: SiteFrame
  /// What it says about itself.
  package let head: PageHead
  /// What the tag is called in addresses.
  package let slug: TagSlug
  /// Its photos.
  package let cells: [GridCell]
  /// How many photos there are in all, in words; only the first page says it.
  package let countText: String?
  /// The way to the other pages.
  package let pagination: Pagination
}
