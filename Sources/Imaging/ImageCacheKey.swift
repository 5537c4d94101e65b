/// Names a made file by what it was made of and how, so that it need not be made again.
///
/// A setting changes only the keys of the files whose bytes it changes.
package struct ImageCacheKey: Sendable, Hashable, CustomStringConvertible {
  /// The key: letters, digits, dots and dashes; the same for the same input on every machine.
  package let description: String

  /// Counts the ways of making; a better one makes everything again.
  private static let generation = 1

  init(content: String, recipe: String) {
    description = "\(Self.generation).\(content).\(recipe)"
  }
}
