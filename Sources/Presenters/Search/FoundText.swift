/// A text that a photo is found by.
package struct FoundText: Hashable, Sendable {
  /// The text.
  package let text: String
  /// How many of its words count at most.
  package let most: Int

  init(_ text: String, most: Int) {
    self.text = text
    self.most = most
  }
}
