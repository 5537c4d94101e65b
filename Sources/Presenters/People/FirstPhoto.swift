package import GalleryModel

/// The photo that introduces a member.
package struct FirstPhoto: Hashable, Sendable {
  /// The photo's number.
  package let id: PhotoID
  /// A small picture, where there is one.
  package let picture: Picture?
  /// The text alternative to the picture.
  package let alternative: String
}
