/// Shows a command line that works, and says what it does.
package struct Example: Hashable, Sendable {
  /// The line as it is typed.
  package let line: String
  /// What comes of it.
  package let meaning: String

  /// Pairs a line with its meaning.
  package init(_ line: String, _ meaning: String) {
    self.line = line
    self.meaning = meaning
  }
}
