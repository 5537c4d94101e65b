/// A page of the list of albums, as it is shown.
package struct AlbumsPage: Hashable, Sendable {
  /// What is around it.
  package internal(set) var frame: SiteFrame
  /// What it says about itself.
  package let head: PageHead
  /// Its albums.
  package let cards: [AlbumCard]
  /// How many albums there are in all, in words; only the first page says it.
  package let countText: String?
  /// The way to the other pages.
  package let pagination: Pagination
}
