/// An album with the photos of it that the gallery shows.
package struct AlbumGroup: Hashable, Sendable {
  /// Flickr's number of the album.
  package let id: PhotoID
  /// The title; may be empty.
  package let title: String
  /// The description in Flickr's HTML: hostile until sanitised.
  package let descriptionHTML: String
  /// Whose album it is.
  package let owner: NSID?
  /// The position of the photo on the cover, which the gallery shows.
  package let cover: Int
  /// The positions of its photos, in the album's order; never empty.
  package let positions: ArraySlice<Int32>
}
