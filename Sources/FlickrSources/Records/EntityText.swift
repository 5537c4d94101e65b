/// Undoes entities that were escaped once too often.
enum EntityText {
  /// Decodes the entities of HTML's basic set once; `&amp;amp;` counts as one `&amp;`.
  ///
  /// Some members' titles reach the API escaped already, so after reading they hold `&amp;`.
  static func unescaped(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    var result = ""
    var rest = text[...]
    while let ampersand = rest.firstIndex(of: "&") {
      result += rest[..<ampersand]
      rest = rest[ampersand...]
      if let (character, length) = entity(at: rest) {
        result.append(character)
        rest = rest.dropFirst(length)
        while character == "&", rest.hasPrefix("amp;") { rest = rest.dropFirst(4) }
      } else {
        result.append(rest.removeFirst())
      }
    }
    return result + rest
  }

  private static let named: [(String, Character)] = [
    ("&amp;", "&"), ("&quot;", "\""), ("&lt;", "<"), ("&gt;", ">"), ("&apos;", "'"),
    ("&#039;", "'"), ("&#39;", "'"),
  ]

  private static func entity(at text: Substring) -> (Character, length: Int)? {
    named.first { text.hasPrefix($0.0) }.map { ($0.1, $0.0.count) }
  }
}
