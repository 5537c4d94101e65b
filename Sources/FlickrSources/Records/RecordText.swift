import Foundation

/// Cleans the texts of members.
enum RecordText {
  /// Undoes double escapes, removes control characters, and white space at the ends.
  static func cleaned(_ text: String) -> String {
    guard !isClean(text) else { return text }
    var scalars = normalized(EntityText.unescaped(text)).unicodeScalars
    scalars.removeAll { $0.properties.generalCategory == .control && !isSpace($0) }
    let start = scalars.firstIndex { !isSpace($0) } ?? scalars.endIndex
    let end = scalars.lastIndex { !isSpace($0) }.map(scalars.index(after:)) ?? start
    return String(scalars[start..<end])
  }

  /// Brings text into Unicode's normal form C, without characters that only one maker's fonts have.
  ///
  /// Source: the W3C's Character Model, which asks for both in documents that are exchanged.
  static func normalized(_ text: String) -> String {
    guard mayNeedNormalizing(text) else { return text }
    var scalars = text.unicodeScalars
    scalars.removeAll {
      $0.properties.generalCategory == .privateUse || $0.properties.isNoncharacterCodePoint
    }
    return String(scalars).precomposedStringWithCanonicalMapping
  }

  /// Tells quickly that Latin text needs nothing: combining marks begin at U+0300, bytes 0xCC 0x80.
  private static func mayNeedNormalizing(_ text: String) -> Bool {
    let bytes = text.utf8Span.span
    for position in bytes.indices where bytes[position] >= 0xCC { return true }
    return false
  }

  /// Tells quickly that most texts need nothing: printable ASCII or letters of two bytes and more.
  private static func isClean(_ text: String) -> Bool {
    let bytes = text.utf8Span.span
    guard let last = bytes.indices.last else { return true }
    guard (0x21..<0x7F).contains(bytes[0]), (0x21..<0x7F).contains(bytes[last]) else {
      return false
    }
    for position in bytes.indices {
      let byte = bytes[position]
      // 0xC2 begins the control characters and spaces of two bytes.
      if byte < 0x20 || byte == 0x7F || byte == UInt8(ascii: "&") || byte == 0xC2 || byte >= 0xCC {
        return false
      }
    }
    return true
  }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace
  }
}
