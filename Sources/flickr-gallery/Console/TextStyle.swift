/// Colors words for a terminal, or leaves them as they are.
struct TextStyle: Sendable {
  /// Tells whether colors are wanted.
  var isColored: Bool

  func bad(_ text: String) -> String { colored(text, 31) }

  func doubtful(_ text: String) -> String { colored(text, 33) }

  func good(_ text: String) -> String { colored(text, 32) }

  private func colored(_ text: String, _ code: Int) -> String {
    isColored ? "\u{1b}[1;\(code)m\(text)\u{1b}[0m" : text
  }
}
