/// Reads a JSON text (RFC 8259) into a ``JSONDocument``.
///
/// Foundation's decoder must know the type of a member before it reads it, and in Flickr's answers
/// that type drifts; this keeps whatever is there, with its line for reports.
struct JSONScanner {
  /// Flickr nests eight deep; anything near this is an attack.
  private static let deepest = 128

  private let bytes: [UInt8]
  private let origin: String
  private let end: Int
  private var position: Int
  private var line = 1
  private var lineStart = 0
  private var nodes: [JSONDocument.Node] = []
  private var text: [UInt8] = []

  private init(_ bytes: [UInt8], range: Range<Int>, origin: String) {
    self.bytes = bytes
    self.origin = origin
    position = range.lowerBound
    end = range.upperBound
    text.reserveCapacity(range.count)
  }

  /// Reads the one value in a range of bytes.
  ///
  /// - Throws: ``FlickrSourceError/unparsable(origin:line:column:reason:)`` for the first fault.
  static func read(
    _ bytes: [UInt8], range: Range<Int>, origin: String
  ) throws(FlickrSourceError) -> JSONDocument {
    guard range.count < Int(Int32.max) else {
      throw .unparsable(origin: origin, line: 0, column: 0, reason: "it is too large")
    }
    var scanner = JSONScanner(bytes, range: range, origin: origin)
    scanner.skipSpace()
    try scanner.scanValue(name: .empty, depth: 0)
    scanner.skipSpace()
    if scanner.position < scanner.end { throw scanner.fault("there is text behind the answer") }
    return JSONDocument(nodes: scanner.nodes, text: scanner.text)
  }

  private var current: UInt8? { position < end ? bytes[position] : nil }

  private func fault(_ reason: String) -> FlickrSourceError {
    .unparsable(
      origin: origin, line: line, column: position - lineStart + 1,
      reason: position < end ? reason : "the answer breaks off")
  }

  private mutating func skipSpace() {
    while position < end {
      switch bytes[position] {
      case 0x0A:
        line += 1
        lineStart = position + 1
      case 0x20, 0x09, 0x0D: break
      default: return
      }
      position += 1
    }
  }

  private mutating func scanValue(
    name: JSONDocument.Slice, depth: Int
  ) throws(FlickrSourceError) {
    guard depth < Self.deepest else { throw fault("values are nested too deeply") }
    let index = nodes.count
    nodes.append(
      JSONDocument.Node(
        name: name, value: .empty, end: 0, line: Int32(clamping: line), kind: .null))
    switch current {
    case UInt8(ascii: "{"): try scanMembers(of: index, depth: depth)
    case UInt8(ascii: "["): try scanElements(of: index, depth: depth)
    case UInt8(ascii: "\""):
      nodes[index].kind = .string
      nodes[index].value = try scanString()
    case UInt8(ascii: "t"): try scanWord("true", as: .bool, text: "1", index)
    case UInt8(ascii: "f"): try scanWord("false", as: .bool, text: "0", index)
    case UInt8(ascii: "n"): try scanWord("null", as: .null, text: "", index)
    default: try scanNumber(index)
    }
    nodes[index].end = Int32(nodes.count)
  }

  private mutating func scanMembers(of index: Int, depth: Int) throws(FlickrSourceError) {
    nodes[index].kind = .object
    try scanItems(until: UInt8(ascii: "}")) { (scanner) throws(FlickrSourceError) in
      guard scanner.current == UInt8(ascii: "\"") else { throw scanner.fault("a name is missing") }
      let name = try scanner.scanString()
      scanner.skipSpace()
      guard scanner.current == UInt8(ascii: ":") else { throw scanner.fault("a ':' is missing") }
      scanner.position += 1
      scanner.skipSpace()
      try scanner.scanValue(name: name, depth: depth + 1)
    }
  }

  private mutating func scanElements(of index: Int, depth: Int) throws(FlickrSourceError) {
    nodes[index].kind = .array
    try scanItems(until: UInt8(ascii: "]")) { (scanner) throws(FlickrSourceError) in
      try scanner.scanValue(name: .empty, depth: depth + 1)
    }
  }

  private mutating func scanItems(
    until close: UInt8, _ scanItem: (inout JSONScanner) throws(FlickrSourceError) -> Void
  ) throws(FlickrSourceError) {
    position += 1
    skipSpace()
    if current == close {
      position += 1
      return
    }
    while true {
      try scanItem(&self)
      skipSpace()
      if current == close {
        position += 1
        return
      }
      guard current == UInt8(ascii: ",") else { throw fault("a ',' is missing") }
      position += 1
      skipSpace()
    }
  }

  private mutating func scanWord(
    _ word: StaticString, as kind: JSONDocument.Kind, text replacement: String, _ index: Int
  ) throws(FlickrSourceError) {
    let letters = Array(word.description.utf8)
    guard bytes[position..<end].starts(with: letters) else {
      throw fault("this is no value")
    }
    position += letters.count
    nodes[index].kind = kind
    nodes[index].value = append(Array(replacement.utf8)[...])
  }

  private mutating func scanNumber(_ index: Int) throws(FlickrSourceError) {
    let start = position
    var hasDigit = false
    while let byte = current {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): hasDigit = true
      case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."), UInt8(ascii: "e"),
        UInt8(ascii: "E"):
        break
      default:
        guard hasDigit else { throw fault("this is no value") }
        return keepNumber(from: start, index)
      }
      position += 1
    }
    guard hasDigit else { throw fault("this is no value") }
    keepNumber(from: start, index)
  }

  private mutating func keepNumber(from start: Int, _ index: Int) {
    nodes[index].kind = .number
    nodes[index].value = append(bytes[start..<position])
  }

  private mutating func append(_ slice: ArraySlice<UInt8>) -> JSONDocument.Slice {
    defer { text.append(contentsOf: slice) }
    return JSONDocument.Slice(start: Int32(text.count), count: Int32(slice.count))
  }

  /// Reads a string from its quote on and keeps it decoded.
  private mutating func scanString() throws(FlickrSourceError) -> JSONDocument.Slice {
    position += 1
    let kept = text.count
    while true {
      let start = position
      while position < end, Self.isPlain(bytes[position]) { position += 1 }
      text.append(contentsOf: bytes[start..<position])
      switch current {
      case UInt8(ascii: "\""):
        position += 1
        return JSONDocument.Slice(start: Int32(kept), count: Int32(text.count - kept))
      case UInt8(ascii: "\\"): try scanEscape()
      default: throw fault("a control character stands in a string")
      }
    }
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }

  private mutating func scanEscape() throws(FlickrSourceError) {
    position += 1
    let letter = current
    position += 1
    switch letter {
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(letter ?? 0)
    case UInt8(ascii: "u"): try scanUnicode()
    default:
      position = min(position, end) - 1
      throw fault("this escape is not known")
    }
  }

  /// Reads the digits behind `\u`; half a surrogate pair becomes U+FFFD.
  private mutating func scanUnicode() throws(FlickrSourceError) {
    let first = try scanHex()
    var scalar = Unicode.Scalar(UInt32(first))
    if UTF16.isLeadSurrogate(first), bytes[position..<end].starts(with: Array("\\u".utf8)) {
      let back = position
      position += 2
      let second = try scanHex()
      if UTF16.isTrailSurrogate(second) {
        scalar = UTF16.decode(UTF16.EncodedScalar([first, second]))
      } else {
        position = back
      }
    }
    text.append(contentsOf: String(scalar ?? "\u{FFFD}").utf8)
  }

  private mutating func scanHex() throws(FlickrSourceError) -> UInt16 {
    var value: UInt16 = 0
    for _ in 0..<4 {
      guard let byte = current, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw fault("four hexadecimal digits are missing")
      }
      value = value << 4 | UInt16(digit)
      position += 1
    }
    return value
  }
}
