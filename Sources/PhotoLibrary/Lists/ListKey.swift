/// Names a list in the library, such as `explore`, `person:12037949754@N01` or `album:72157`.
///
/// Whatever decides which photos a list has belongs into its key.
package struct ListKey: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The text in the library.
  package let text: String

  /// Makes a key.
  package init(_ text: String) { self.text = text }

  package var description: String { text }

  /// Tells that the list is that of a public feed.
  var isFeed: Bool { text.hasPrefix("feed:") }

  package static func < (left: Self, right: Self) -> Bool { left.text < right.text }
}
