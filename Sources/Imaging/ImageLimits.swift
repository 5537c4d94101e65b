/// Bounds what is read from a file that a stranger may have made.
package struct ImageLimits: Sendable, Hashable {
  /// The largest file, in bytes.
  package var bytes: Int
  /// The most pixels, over all frames of an animation.
  package var pixels: Int
  /// The longest edge, in pixels.
  package var edge: Int

  /// Takes limits; without any, those that no photograph on Flickr exceeds (200 MB a file).
  package init(bytes: Int = 256_000_000, pixels: Int = 500_000_000, edge: Int = 65_535) {
    self.bytes = bytes
    self.pixels = pixels
    self.edge = edge
  }
}
