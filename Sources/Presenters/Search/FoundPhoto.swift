package import GalleryModel

/// A photo as searches find it.
package struct FoundPhoto: Hashable, Sendable {
  /// The photo's number.
  package let id: PhotoID
  /// The title to print.
  package let title: String
  /// Who it is by.
  package let ownerName: String
  /// Tells that it is a video.
  package let isVideo: Bool
  /// A small file of it, where there is one.
  package let picture: PictureFile?
  /// What it is found by.
  package let texts: [FoundText]
}
