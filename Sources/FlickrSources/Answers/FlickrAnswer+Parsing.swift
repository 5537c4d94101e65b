import Markup

extension FlickrAnswer {
  /// Reads an answer in XML, JSON or JSONP, whatever it calls itself.
  ///
  /// - Parameters:
  ///   - bytes: The whole body.
  ///   - origin: What to call it in errors: a file or a method.
  /// - Throws: ``FlickrSourceError/unparsable(origin:line:column:reason:)`` with the first fault.
  package init(parsing bytes: [UInt8], origin: String) throws(FlickrSourceError) {
    let start = Self.contentStart(of: bytes)
    switch start < bytes.count ? bytes[start] : nil {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      self.init(
        JSONNode(try JSONScanner.read(bytes, range: start..<bytes.count, origin: origin)))
    case UInt8(ascii: "<"): try self.init(markup: bytes, from: start, origin: origin)
    case nil:
      throw .unparsable(origin: origin, line: 0, column: 0, reason: "the answer is empty")
    default:
      if let range = Self.wrapped(in: bytes, from: start) {
        self.init(JSONNode(try JSONScanner.read(bytes, range: range, origin: origin)))
      } else if Self.isWide(bytes) {
        try self.init(markup: bytes, from: 0, origin: origin)
      } else {
        throw .unparsable(
          origin: origin, line: 1, column: 1, reason: "this is neither XML nor JSON")
      }
    }
  }

  private init(
    markup bytes: [UInt8], from start: Int, origin: String
  ) throws(FlickrSourceError) {
    do {
      let body = start == 0 ? bytes : Array(bytes[start...])
      self.init(try MarkupTree(parsing: body, name: origin).root)
    } catch {
      throw .unparsable(
        origin: origin, line: error.line, column: error.column ?? 1, reason: error.message)
    }
    if name.lowercased() == "html" {
      throw .unparsable(
        origin: origin, line: 1, column: 1, reason: "this is a web page, not an answer of the API")
    }
  }

  /// Tells text in UTF-16, where XML does not begin with '<' as a byte.
  private static func isWide(_ bytes: [UInt8]) -> Bool {
    [[0xFE, 0xFF], [0xFF, 0xFE], [0, 0x3C]].contains { bytes.starts(with: $0) }
  }

  /// Skips a byte order mark in UTF-8 and white space.
  private static func contentStart(of bytes: [UInt8]) -> Int {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let start = bytes.starts(with: mark) ? mark.count : 0
    return bytes[start...].firstIndex { ![0x20, 0x09, 0x0A, 0x0D].contains($0) } ?? bytes.count
  }

  /// Finds the argument of `jsonFlickrApi({...})` or a call of any other name.
  private static func wrapped(in bytes: [UInt8], from start: Int) -> Range<Int>? {
    guard let open = bytes[start...].firstIndex(of: UInt8(ascii: "(")),
      bytes[start..<open].allSatisfy(isNameByte),
      let close = bytes.lastIndex(of: UInt8(ascii: ")")), open < close
    else { return nil }
    return open + 1..<close
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."),
      UInt8(ascii: "$"):
      true
    default: false
    }
  }
}
