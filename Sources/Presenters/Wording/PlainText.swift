/// Rids strangers' text of what no page may hold.
///
/// Removed are control characters, characters that XML or HTML forbid, and marks that turn the
/// direction of the text behind them; direction isolates stay where they are closed.
package enum PlainText {
  /// Cleans a line of text: line breaks and tabs become spaces, spaces at the ends go.
  package static func line(_ text: String) -> String {
    guard !isClean(text) else { return text }
    let scalars = filtered(text).map { (scalar: Unicode.Scalar) in
      breaks.contains(scalar.value) ? " " : scalar
    }
    return trimmed(scalars)
  }

  /// Cleans a title or name, in which references such as `&quot;` are undone once.
  package static func title(_ text: String) -> String { line(CharacterReferences.decoded(text)) }

  /// Cleans text of several lines: every kind of line break becomes `\n`.
  package static func lines(_ text: String) -> String {
    guard !isClean(text) else { return text }
    var result = String.UnicodeScalarView()
    var afterReturn = false
    for scalar in filtered(text) {
      if scalar == "\r" || breaks.contains(scalar.value) && scalar != "\t" {
        if !(afterReturn && scalar == "\n") { result.append("\n") }
      } else {
        result.append(scalar)
      }
      afterReturn = scalar == "\r"
    }
    return String(result)
  }

  /// Tells whether nothing of a text would be seen.
  package static func isBlank(_ text: String) -> Bool {
    !text.unicodeScalars.contains(where: isVisible)
  }

  /// Tells whether a character can be seen on a page.
  package static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < 0x7F { return scalar.value > 0x20 }
    return isAllowed(scalar.value) && !scalar.properties.isWhitespace
      && !scalar.properties.isDefaultIgnorableCodePoint && scalar != "\u{2800}"
  }

  private static let breaks: Set<UInt32> = [0x09, 0x0A, 0x0B, 0x0C, 0x0D, 0x85, 0x2028, 0x2029]

  // Most texts hold nothing to remove; their bytes show it without decoding them.
  private static func isClean(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      guard let first = bytes.first else { return true }
      guard first != 0x20, bytes[bytes.count - 1] != 0x20 else { return false }
      for index in bytes.indices {
        let byte = bytes[index]
        if byte < 0x20 || byte == 0x7F || byte >= 0xC2 && isSuspect(bytes, at: index) {
          return false
        }
      }
      return true
    }
  }

  // The bytes are valid UTF-8: a leading byte has all that follow it.
  private static func isSuspect(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
    switch bytes[index] {
    case 0xC2: bytes[index + 1] < 0xA0
    case 0xE2:
      switch bytes[index + 1] {
      case 0x80: (0xA8...0xAE).contains(bytes[index + 2])
      case 0x81: (0xA6...0xA9).contains(bytes[index + 2])
      default: false
      }
    case 0xEF:
      switch bytes[index + 1] {
      case 0xB7: (0x90...0xAF).contains(bytes[index + 2])
      case 0xBF: bytes[index + 2] >= 0xBE
      default: false
      }
    case 0xF0...: bytes[index + 2] == 0xBF && bytes[index + 3] >= 0xBE
    default: false
    }
  }

  private static func filtered(_ text: String) -> [Unicode.Scalar] {
    var result: [Unicode.Scalar] = []
    var depth = 0
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x2066...0x2068: depth += 1
      case 0x2069:
        guard depth > 0 else { continue }
        depth -= 1
      default:
        guard isAllowed(scalar.value) else { continue }
      }
      result.append(scalar)
    }
    result += repeatElement("\u{2069}", count: depth)
    return result
  }

  private static func isAllowed(_ value: UInt32) -> Bool {
    switch value {
    case 0x09, 0x0A, 0x0B, 0x0C, 0x0D, 0x85: true
    case 0..<0x20, 0x7F...0x9F, 0x202A...0x202E, 0xFDD0...0xFDEF: false
    default: value & 0xFFFE != 0xFFFE
    }
  }

  private static func trimmed(_ scalars: [Unicode.Scalar]) -> String {
    let kept = scalars.drop { $0 == " " }
    let end = kept.lastIndex { $0 != " " }.map { $0 + 1 } ?? kept.startIndex
    var view = String.UnicodeScalarView()
    view.append(contentsOf: kept[..<end])
    return String(view)
  }
}
