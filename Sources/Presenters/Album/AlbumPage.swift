package import GalleryModel

/// A page of an album, as it is shown.
package struct AlbumPage: Hashable, Sendable {
  /// What is around it.
  package internal(set) var frame: SiteFrame
  /// What it says about itself.
  package let head: PageHead
  /// Flickr's number of the album.
  package let id: PhotoID
  /// The description in Flickr's HTML: hostile until sanitised; only the first page has it.
  package let descriptionHTML: String
  /// Whose album it is; only the first page says it.
  package let owner: OwnerLine?
  /// Its photos.
  package let cells: [GridCell]
  /// How many photos there are in all, in words; only the first page says it.
  package let countText: String?
  /// The way to the other pages.
  package let pagination: Pagination
}
