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
    let bytes = text.utf8
    guard let first = bytes.first, let last = bytes.last else { return true }
    return first > 0x20 && last > 0x20 && first < 0x7F && last < 0x7F
      && bytes.allSatisfy { $0 >= 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "&") && $0 != 0xC2 }
  }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace
  }
}
