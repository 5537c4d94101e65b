package import GalleryModel

/// The photo before or behind another.
package struct PhotoNeighbor: Hashable, Sendable {
  /// The photo's number.
  package let id: PhotoID
  /// The title to print.
  package let title: String
  /// A small picture, where there is one.
  package let picture: Picture?
}
