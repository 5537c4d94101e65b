import GalleryModel
import Presenters

/// Writes the paragraphs of a description; whatever is asked of it, the outcome is well-formed.
///
/// Elements are opened when their first text comes, so none is ever empty.
struct DescriptionWriter {
  private struct Inline {
    let name: String
    let tag: String
  }

  /// Quotations in quotations are shown so deep; deeper ones would leave no room for their text.
  private static let deepestQuotation = 4

  private let localPage: DescriptionSanitizer.LocalPage
  private var output = ""
  private var wanted: [Inline] = []
  private var openCount = 0
  private var isInParagraph = false
  private var quotations = 0
  private var openQuotations = 0
  private var breaks = 0
  private var ignoresNewline = false

  init(localPage: @escaping DescriptionSanitizer.LocalPage) {
    self.localPage = localPage
  }

  /// Begins an inline element.
  mutating func open(_ name: String) { wanted.append(Inline(name: name, tag: "<\(name)>")) }

  /// Begins a link to a safe address; within a link nothing is begun but its text.
  mutating func openLink(to address: String) {
    let tag = isInLink ? "" : Self.tag(for: address, localPage: localPage)
    wanted.append(Inline(name: tag.isEmpty ? "" : "a", tag: tag))
  }

  /// Ends the element that was begun last.
  mutating func close() {
    if openCount == wanted.count {
      output += Self.end(of: wanted[openCount - 1])
      openCount -= 1
    }
    wanted.removeLast()
  }

  /// Breaks the line, as `br` does.
  mutating func breakLine() {
    breaks += 1
    ignoresNewline = true
  }

  /// Ends the paragraph.
  mutating func breakParagraph() { breaks = max(breaks, 2) }

  /// Begins a quotation.
  mutating func beginQuotation() {
    breakParagraph()
    quotations += 1
  }

  /// Ends the innermost quotation.
  mutating func endQuotation() {
    endParagraph()
    quotations -= 1
    closeQuotations()
    breaks = 0
  }

  /// Adds text with its line breaks; addresses in it become links.
  mutating func add(text: String) {
    // Lines are parted by their bytes: no character is made of a line break and something else.
    var rest = PlainText.lines(text)[...]
    while let end = rest.utf8.firstIndex(of: UInt8(ascii: "\n")) {
      add(line: rest[..<end])
      if !(ignoresNewline && rest[..<end].utf8.allSatisfy { $0 == 0x20 }) { breaks += 1 }
      ignoresNewline = false
      rest = rest[rest.utf8.index(after: end)...]
    }
    add(line: rest)
  }

  /// Ends everything and gives the markup.
  mutating func finished() -> String {
    endParagraph()
    quotations = 0
    closeQuotations()
    return output
  }

  private var isInLink: Bool { wanted.contains { $0.name == "a" } }

  private mutating func add(line: Substring) {
    guard !line.isEmpty else { return }
    let isBlank = line.unicodeScalars.allSatisfy { $0 == " " || $0 == "\t" || $0 == "\u{A0}" }
    guard !isBlank || breaks == 0 && isInParagraph else { return }
    ignoresNewline = false
    prepare()
    if isInLink {
      output += Self.escaped(line)
    } else {
      for piece in TextLinks.pieces(of: line) { add(piece) }
    }
  }

  private mutating func add(_ piece: TextLinks.Piece) {
    switch piece {
    case .text(let text): output += Self.escaped(text)
    case .link(let text, let address):
      output += Self.tag(for: address, localPage: localPage) + Self.escaped(text) + "</a>"
    }
  }

  private mutating func prepare() {
    if breaks >= 2 { endParagraph() }
    closeQuotations()
    while openQuotations < min(quotations, Self.deepestQuotation) {
      endParagraph()
      output += "<blockquote>"
      openQuotations += 1
    }
    if !isInParagraph {
      output += "<p>"
      isInParagraph = true
    } else if breaks == 1 {
      output += "<br/>"
    }
    breaks = 0
    while openCount < wanted.count {
      output += wanted[openCount].tag
      openCount += 1
    }
  }

  private mutating func endParagraph() {
    guard isInParagraph else { return }
    while openCount > 0 {
      openCount -= 1
      output += Self.end(of: wanted[openCount])
    }
    output += "</p>"
    isInParagraph = false
  }

  private mutating func closeQuotations() {
    while openQuotations > min(quotations, Self.deepestQuotation) {
      endParagraph()
      output += "</blockquote>"
      openQuotations -= 1
    }
  }

  private static func end(of element: Inline) -> String {
    element.name.isEmpty ? "" : "</\(element.name)>"
  }

  private static func tag(
    for address: String, localPage: DescriptionSanitizer.LocalPage
  ) -> String {
    if let page = FlickrPhotoLink.photo(in: address).flatMap(localPage) {
      return "<a href=\"\(escaped(page))\">"
    }
    return "<a href=\"\(escaped(address))\" rel=\"nofollow noopener ugc\">"
  }

  private static func escaped(_ text: some StringProtocol) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count + 16)
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): bytes += "&amp;".utf8
      case UInt8(ascii: "<"): bytes += "&lt;".utf8
      case UInt8(ascii: ">"): bytes += "&gt;".utf8
      case UInt8(ascii: "\""): bytes += "&quot;".utf8
      default: bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
