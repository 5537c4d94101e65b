package import GalleryModel

/// A photo as a grid shows it.
package struct GridCell: Hashable, Sendable {
  /// The photo's number.
  package let id: PhotoID
  /// The title to print.
  package let title: String
  /// Tells that the photo has no title of its own.
  package let isUntitled: Bool
  /// The text alternative to the picture.
  package let alternative: String
  /// Whose photo it is.
  package let ownerName: String
  /// Tells that it is the still of a video.
  package let isVideo: Bool
  /// The picture; `nil` where no file of it can be shown.
  package let picture: Picture?
}
