/// Cleans short texts of members: titles and names.
enum RecordText {
  /// Undoes double escapes, removes control characters, and white space at the ends.
  static func cleaned(_ text: String) -> String {
    guard !isClean(text) else { return text }
    var scalars = EntityText.unescaped(text).unicodeScalars
    scalars.removeAll { $0.properties.generalCategory == .control && !isSpace($0) }
    let start = scalars.firstIndex { !isSpace($0) } ?? scalars.endIndex
    let end = scalars.lastIndex { !isSpace($0) }.map(scalars.index(after:)) ?? start
    return String(scalars[start..<end])
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
      if byte < 0x20 || byte == 0x7F || byte == UInt8(ascii: "&") || byte == 0xC2 { return false }
    }
    return true
  }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace
  }
}
