/// Undoes references such as `&quot;` that an answer escaped once too often.
package enum CharacterReferences {
  /// Replaces references by their characters, once; what is no reference stays.
  package static func decoded(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    var result = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      rest = rest[start...]
      guard let end = rest.prefix(longest).firstIndex(of: ";"),
        let character = character(named: rest[rest.index(after: start)..<end])
      else {
        result += "&"
        rest = rest.dropFirst()
        continue
      }
      result.unicodeScalars.append(character)
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  private static let longest = 10

  private static func character(named name: Substring) -> Unicode.Scalar? {
    switch name {
    case "amp": "&"
    case "lt": "<"
    case "gt": ">"
    case "quot": "\""
    case "apos": "'"
    case "nbsp": "\u{A0}"
    default: numbered(name)
    }
  }

  private static func numbered(_ name: Substring) -> Unicode.Scalar? {
    guard name.hasPrefix("#") else { return nil }
    let digits = name.dropFirst()
    let number =
      digits.hasPrefix("x") || digits.hasPrefix("X")
      ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return number.flatMap(Unicode.Scalar.init)
  }
}
