/// Cuts a source into text and tags.
struct Tokenizer {
  private let source: SourceText
  private var delimiters: Delimiters
  private var position = 0
  private var tokens: [Token] = []

  private init(source: SourceText, delimiters: Delimiters) {
    self.source = source
    self.delimiters = delimiters
  }

  static func tokens(
    of source: SourceText, delimiters: Delimiters
  ) throws(TemplateError) -> [Token] {
    var tokenizer = Tokenizer(source: source, delimiters: delimiters)
    while let start = tokenizer.find(tokenizer.delimiters.opening) {
      tokenizer.cutText(to: start)
      try tokenizer.cutTag(from: start)
    }
    tokenizer.cutText(to: source.bytes.count)
    return tokenizer.tokens
  }

  private mutating func cutText(to end: Int) {
    while position < end {
      let newline = source.bytes[position..<end].firstIndex(of: UInt8(ascii: "\n"))
      let lineEnd = newline.map { $0 + 1 } ?? end
      tokens.append(.text(position..<lineEnd, startsLine: false))
      position = lineEnd
    }
  }

  private mutating func cutTag(from start: Int) throws(TemplateError) {
    position = start + delimiters.opening.count
    let sigil = position < source.bytes.count ? source.bytes[position] : 0
    let (kind, ending) = Self.kind(of: sigil)
    if kind != .variable { position += 1 }
    guard let end = find(ending + delimiters.closing) else {
      throw unclosed(start)
    }
    let content = position..<end
    position = end + ending.count + delimiters.closing.count
    if kind == .delimiters { try setDelimiters(content, tag: start) }
    let name = try kind.isNamed ? name(content, kind, tag: start) : ""
    tokens.append(
      .tag(Tag(kind: kind, name: name, range: start..<position, delimiters: delimiters)))
  }

  private static func kind(of sigil: UInt8) -> (Tag.Kind, ending: [UInt8]) {
    switch sigil {
    case UInt8(ascii: "!"): (.comment, [])
    case UInt8(ascii: "="): (.delimiters, [sigil])
    case UInt8(ascii: "{"): (.unescaped, [UInt8(ascii: "}")])
    case UInt8(ascii: "&"): (.unescaped, [])
    case UInt8(ascii: "#"): (.section, [])
    case UInt8(ascii: "^"): (.inverted, [])
    case UInt8(ascii: "/"): (.closing, [])
    case UInt8(ascii: ">"): (.partial, [])
    case UInt8(ascii: "<"): (.parent, [])
    case UInt8(ascii: "$"): (.block, [])
    default: (.variable, [])
    }
  }

  private func find(_ needle: [UInt8]) -> Int? {
    let bytes = source.bytes
    let first = needle[0]
    var index = position
    let last = bytes.count - needle.count
    while index <= last {
      if bytes[index] == first, bytes[index..<index + needle.count].elementsEqual(needle) {
        return index
      }
      index += 1
    }
    return nil
  }

  private mutating func setDelimiters(_ content: Range<Int>, tag: Int) throws(TemplateError) {
    let parts = source.bytes[content].split(whereSeparator: \.isBlank).map(Array.init)
    let longest = Limits.delimiterLength
    guard parts.count == 2, !parts.contains(where: { $0.contains(UInt8(ascii: "=")) }) else {
      throw source.error(
        at: tag, "a delimiter tag needs two delimiters",
        help: "write it like {{=<% %>=}}: two words without '=', white space between them")
    }
    guard parts.allSatisfy({ $0.count <= longest }) else {
      throw source.error(at: tag, "a delimiter is longer than \(longest) bytes", help: nil)
    }
    delimiters = Delimiters(opening: parts[0], closing: parts[1])
  }

  private func name(
    _ content: Range<Int>, _ kind: Tag.Kind, tag: Int
  ) throws(TemplateError) -> String {
    let bytes = source.bytes[content]
    guard var start = bytes.firstIndex(where: { !$0.isBlank }),
      let last = bytes.lastIndex(where: { !$0.isBlank })
    else { throw source.error(at: tag, "a tag without a name", help: nil) }
    var asterisk = ""
    if kind.canBeDynamic, bytes[start] == UInt8(ascii: "*"), start < last {
      asterisk = "*"
      start = bytes[(start + 1)...].firstIndex { !$0.isBlank } ?? last
    }
    let name = source.bytes[start...last]
    if name.contains(UInt8(ascii: "\n")) || contains(name, delimiters.opening) {
      throw unclosed(tag)
    }
    let text = asterisk + source.text(start..<last + 1)
    guard !name.contains(where: \.isBlank) else {
      throw source.error(at: tag, "white space in the name '\(text)'", help: nil)
    }
    return text
  }

  private func contains(_ bytes: ArraySlice<UInt8>, _ needle: [UInt8]) -> Bool {
    bytes.indices.contains { bytes[$0...].starts(with: needle) }
  }

  private func unclosed(_ start: Int) -> TemplateError {
    let closing = String(decoding: delimiters.closing, as: UTF8.self)
    return source.error(at: start, "a tag is not closed", help: "close it with \(closing)")
  }
}

extension Tag.Kind {
  fileprivate var isNamed: Bool { self != .comment && self != .delimiters }

  fileprivate var canBeDynamic: Bool { self == .partial || self == .parent || self == .closing }
}
