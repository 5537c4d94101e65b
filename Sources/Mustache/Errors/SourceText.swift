/// The text of one template, kept to show where a mistake is.
struct SourceText: Sendable {
  let name: String
  let file: String
  let bytes: [UInt8]

  private static let newline = UInt8(ascii: "\n")
  private static let widestExcerpt = 120

  init(_ source: TemplateSource) {
    name = source.name
    file = source.file
    bytes = Array(source.text.utf8)
  }

  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  func line(at offset: Int) -> Int {
    bytes[..<offset].count { $0 == Self.newline } + 1
  }

  func error(at offset: Int, _ message: String, help: String?) -> TemplateError {
    TemplateError(location: location(at: offset), message: message, help: help)
  }

  private func location(at offset: Int) -> SourceLocation {
    let start = bytes[..<offset].lastIndex(of: Self.newline).map { $0 + 1 } ?? 0
    let end = bytes[offset...].firstIndex(of: Self.newline) ?? bytes.count
    let before = shown(start..<offset)
    let after = shown(offset..<end)
    let room = Self.widestExcerpt
    let isLong = before.count + after.count > room
    let lead = isLong && before.count > room / 2 ? "…" + before.suffix(room / 2) : before
    let rest = isLong && after.count > room / 2 ? after.prefix(room / 2) + "…" : after
    return SourceLocation(
      file: file, line: line(at: offset), column: before.count + 1, excerpt: lead + rest,
      marker: lead.map { $0 == "\t" ? "\t" : " " }.joined() + "^")
  }

  /// Replaces control characters, which could rule the terminal that shows the excerpt.
  private func shown(_ range: Range<Int>) -> String {
    var text = text(range)
    if text.hasSuffix("\r") { text.removeLast() }
    return String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { scalar in
          scalar.properties.generalCategory == .control && scalar != "\t" ? "\u{FFFD}" : scalar
        }))
  }
}
