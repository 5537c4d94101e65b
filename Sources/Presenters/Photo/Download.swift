/// A file of a photo that its licence lets anybody take.
package struct Download: Hashable, Sendable {
  /// What the size is called.
  package let label: String
  /// The file with its size.
  package let file: PictureFile
}
