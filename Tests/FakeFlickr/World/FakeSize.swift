/// Holds one image file of a photo.
package struct FakeSize: Sendable, Equatable {
  let extra: String
  let label: String
  /// The file's path below the image host, such as `65535/53000000000_0123456789_m.jpg`.
  package let path: String
  /// The width in pixels, which the file really has.
  package let width: Int
  /// The height in pixels, which the file really has.
  package let height: Int
}
