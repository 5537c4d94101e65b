/// One file of a picture with its size.
package struct PictureFile: Hashable, Sendable {
  /// The file.
  package let reference: ImageReference
  /// Width in pixels, above 0.
  package let width: Int
  /// Height in pixels, above 0.
  package let height: Int
}
