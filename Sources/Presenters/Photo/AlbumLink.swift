package import GalleryModel

/// An album as the pages of its photos show it.
package struct AlbumLink: Hashable, Sendable {
  /// Flickr's number of the album.
  package let id: PhotoID
  /// The title to print.
  package let title: String
}
