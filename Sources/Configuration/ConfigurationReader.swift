/// Reads JSON5 into values that know their places.
///
/// Foundation reads JSON5 as well, but tells of no value where it stands.
struct ConfigurationReader {
  /// A configuration nests two deep; anything near this is no configuration.
  private static let deepest = 32

  let source: ConfigurationSource
  var position = 0

  init(_ source: ConfigurationSource) { self.source = source }

  var current: Unicode.Scalar? {
    position < source.text.count ? source.text[position] : nil
  }

  /// Reads the only value, and what surrounds it.
  mutating func readFile() throws(ConfigurationError) -> ConfigurationValue {
    try skipSpace()
    guard current != nil else {
      throw source.error(at: 0, "the file is empty", help: "write '{}' for no settings")
    }
    let value = try readValue(depth: 0)
    try skipSpace()
    if current != nil { throw source.error(at: position, "there is text behind the end") }
    return value
  }

  private mutating func readValue(depth: Int) throws(ConfigurationError) -> ConfigurationValue {
    let start = position
    guard depth < Self.deepest else { throw source.error(at: start, "this is nested too deeply") }
    guard let first = current else { throw source.error(at: start, "a value is missing") }
    let content: ConfigurationValue.Content
    switch first {
    case "{": content = .object(try readMembers(depth: depth))
    case "[": content = .list(try readList(depth: depth))
    case "\"", "'": content = .string(try readString())
    case "+", "-", ".", "0"..."9": content = .number(try readNumber())
    default: content = try readWord()
    }
    return ConfigurationValue(content: content, offset: start)
  }

  private mutating func readMembers(
    depth: Int
  ) throws(ConfigurationError) -> [ConfigurationMember] {
    var members: [ConfigurationMember] = []
    position += 1
    while try !readEnd("}", isFirst: members.isEmpty) {
      let start = position
      let name = try readName()
      if members.contains(where: { $0.name == name }) {
        throw source.error(at: start, "'\(name)' stands here twice", help: "remove one of them")
      }
      try skipSpace()
      guard current == ":" else {
        throw source.error(at: position, "a ':' is missing behind '\(name)'")
      }
      position += 1
      try skipSpace()
      let value = try readValue(depth: depth + 1)
      members.append(ConfigurationMember(name: name, offset: start, value: value))
    }
    return members
  }

  private mutating func readList(depth: Int) throws(ConfigurationError) -> [ConfigurationValue] {
    var values: [ConfigurationValue] = []
    position += 1
    while try !readEnd("]", isFirst: values.isEmpty) {
      values.append(try readValue(depth: depth + 1))
    }
    return values
  }

  /// Goes to the next item, or behind the end; a comma may stand before the end.
  private mutating func readEnd(
    _ end: Unicode.Scalar, isFirst: Bool
  ) throws(ConfigurationError) -> Bool {
    try skipSpace()
    if !isFirst, current != end {
      guard current == "," else {
        let missing = current == nil ? "a '\(end)' is missing" : "a ',' or '\(end)' is missing"
        throw source.error(at: position, missing)
      }
      position += 1
      try skipSpace()
    }
    guard current != nil else { throw source.error(at: position, "a '\(end)' is missing") }
    guard current == end else { return false }
    position += 1
    return true
  }

  private mutating func readName() throws(ConfigurationError) -> String {
    if current == "\"" || current == "'" { return try readString() }
    let start = position
    let name = takeWord()
    guard let first = name.unicodeScalars.first, !("0"..."9").contains(first) else {
      throw source.error(at: start, "a name is missing here")
    }
    if current == "-" {
      throw source.error(
        at: start, "a name with a dash needs quotes", help: "write \"\(name)-…\"")
    }
    return name
  }

  private mutating func readWord() throws(ConfigurationError) -> ConfigurationValue.Content {
    let start = position
    switch takeWord() {
    case "true": return .boolean(true)
    case "false": return .boolean(false)
    case "null": return .null
    case "":
      throw source.error(at: start, "a value is missing")
    case let word where ["Infinity", "NaN"].contains(word): return .number(word)
    case let word:
      throw source.error(
        at: start, "'\(word)' is no value", help: "texts stand in quotes: \"\(word)\"")
    }
  }

  mutating func takeWord() -> String {
    var word = String.UnicodeScalarView()
    while let scalar = current, Self.isWordPart(scalar) {
      word.append(scalar)
      position += 1
    }
    return String(word)
  }

  private static func isWordPart(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "$" || scalar == "_" || scalar.properties.isIDContinue
  }
}
