/// Describes a file that was made.
package struct MadeImage: Sendable, Hashable {
  /// What was planned: kind, format, width, height.
  package let image: PlannedImage
  /// Where the file is.
  package let path: String
  /// The length of the file.
  package let bytes: Int
}
