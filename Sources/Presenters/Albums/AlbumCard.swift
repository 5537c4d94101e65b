package import GalleryModel

/// An album as the list of albums shows it.
package struct AlbumCard: Hashable, Sendable {
  /// Flickr's number of the album.
  package let id: PhotoID
  /// The title to print.
  package let title: String
  /// How many photos of it the gallery shows, in words.
  package let countText: String
  /// The picture on its cover, where there is one.
  package let cover: Picture?
}
