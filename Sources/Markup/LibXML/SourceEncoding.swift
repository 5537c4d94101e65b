/// Tells in which encoding an XML document is written, and brings it into UTF-8.
///
/// libxml2 only ever sees UTF-8: its converters print what they dislike to the standard error, and
/// those of the system's iconv need not meet strangers' bytes. The signs are those of the XML
/// recommendation, appendix F.
enum SourceEncoding: Equatable {
  case utf8
  case utf16(isLittleEndian: Bool)
  case latin1
  case unknown(String)

  /// Judges by a byte order mark, by the first bytes, or by what the document declares.
  init(of document: Span<UInt8>) {
    let isMarked = (0..<3).map { Self.byte($0, of: document) } == [0xEF, 0xBB, 0xBF]
    let bytes = document.extracting((isMarked ? 3 : 0)...)
    switch (Self.byte(0, of: bytes), Self.byte(1, of: bytes), Self.byte(2, of: bytes)) {
    case (0xFF, 0xFE, 0) where Self.byte(3, of: bytes) == 0: self = .unknown("UTF-32")
    case (0, 0, _), (0x3C, 0, 0): self = .unknown("UTF-32")
    case (0xFF, 0xFE, _), (0x3C, 0, _): self = .utf16(isLittleEndian: true)
    case (0xFE, 0xFF, _), (0, 0x3C, _): self = .utf16(isLittleEndian: false)
    case (0x4C, 0x6F, 0xA7): self = .unknown("EBCDIC")
    default: self = Self.declared(in: bytes)
    }
  }

  /// Brings a document into UTF-8; `nil` when that is not known how, or not needed.
  func transcoded(_ bytes: Span<UInt8>) -> [UInt8]? {
    switch self {
    case .utf8, .unknown: nil
    case .latin1: Array(Self.text(latin1: bytes).utf8)
    case .utf16(let isLittleEndian):
      Array(Self.text(utf16: bytes, isLittleEndian: isLittleEndian).utf8)
    }
  }

  /// Says whether zeros at the start would make libxml2 take a document for UTF-16 after all.
  static func isDisguised(_ bytes: Span<UInt8>) -> Bool {
    (0..<4).contains { byte($0, of: bytes) == 0 }
  }

  private static func byte(_ index: Int, of bytes: Span<UInt8>) -> UInt8? {
    index < bytes.count ? bytes[index] : nil
  }

  /// Reads the declaration that may open a document in an encoding like ASCII.
  private static func declared(in bytes: Span<UInt8>) -> SourceEncoding {
    let opening = String(copying: bytes.extracting(first: 200))
    guard opening.hasPrefix("<?xml"), let end = opening.firstIndex(of: ">") else { return .utf8 }
    let words = opening[..<end].split { $0 == "'" || $0 == "\"" }
    guard let label = words.firstIndex(where: { Self.isLabel($0) }), label + 1 < words.count
    else { return .utf8 }
    let name = words[label + 1]
    return switch name.lowercased() {
    case "utf-8", "utf8": .utf8
    case "iso-8859-1", "iso_8859-1", "iso8859-1", "latin1", "us-ascii", "ascii": .latin1
    default: .unknown(String(name))
    }
  }

  /// Says whether the text before a quoted value is `encoding =`.
  private static func isLabel(_ text: Substring) -> Bool {
    text.filter { !$0.isWhitespace }.hasSuffix("encoding=")
  }

  private static func text(latin1 bytes: Span<UInt8>) -> String {
    var text = String.UnicodeScalarView()
    for index in bytes.indices { text.append(Unicode.Scalar(bytes[index])) }
    return String(text)
  }

  private static func text(utf16 bytes: Span<UInt8>, isLittleEndian: Bool) -> String {
    let low = isLittleEndian ? 0 : 1
    let units = stride(from: 0, to: bytes.count - 1, by: 2).map { index in
      UInt16(bytes[index + low]) | UInt16(bytes[index + 1 - low]) << 8
    }
    return String(decoding: units, as: UTF16.self)
  }
}
