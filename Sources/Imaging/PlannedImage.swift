/// Describes one file to be made, before anything is decoded.
package struct PlannedImage: Sendable, Hashable {
  /// Says what a planned file is.
  package enum Kind: String, Sendable, Hashable {
    /// One size in one format; of an animation, its first frame.
    case still
    /// All frames of an animation.
    case animation
    /// The original, as it is or without what is private.
    case original
  }

  /// What the file is.
  package let kind: Kind
  /// The format of the file.
  package let format: ImageFormat
  /// The width of the upright picture.
  package let width: Int
  /// The height of the upright picture.
  package let height: Int

  /// All that decides about the file's bytes, besides the original's content.
  let recipe: String

  /// The longest edge, which the file's name tells.
  package var longestEdge: Int { max(width, height) }

  /// The key under which the made file can be found again.
  ///
  /// `content` is a hash of the original's bytes.
  package func cacheKey(content: String) -> ImageCacheKey {
    ImageCacheKey(content: content, recipe: recipe)
  }
}
