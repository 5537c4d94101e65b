/// Explains a name in help: an environment variable or an exit code.
package struct Term: Hashable, Sendable {
  /// What is explained.
  package let name: String
  /// What it means.
  package let meaning: String

  /// Pairs a name with its meaning.
  package init(_ name: String, _ meaning: String) {
    self.name = name
    self.meaning = meaning
  }
}
