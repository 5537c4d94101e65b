/// Makes text from elsewhere harmless for a terminal.
enum PlainText {
  /// Replaces what a terminal would obey, or what would hide or turn text, by a visible sign.
  ///
  /// Line breaks stay where a text may have several lines.
  static func neutralized(_ text: String, keepingLines: Bool = false) -> String {
    var plain = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar == "\n", keepingLines {
        plain.append(scalar)
      } else if isObeyed(scalar) {
        plain.append("\u{FFFD}")
      } else {
        plain.append(scalar)
      }
    }
    return String(plain)
  }

  private static func isObeyed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1f, 0x7f...0x9f: true
    case 0x2028, 0x2029, 0x200e, 0x200f, 0x202a...0x202e, 0x2066...0x2069: true
    default: false
    }
  }
}
