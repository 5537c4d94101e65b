package import GalleryModel
import Markup
import Presenters

/// Turns a stranger's description into markup that is safe in a page and well-formed as XML.
///
/// What comes out is a row of `p` and `blockquote` elements, whose text holds Flickr's small set
/// of inline elements. Everything else is dropped with its content kept; scripts, styles and the
/// like are dropped whole. Line breaks are kept, addresses become links.
package struct DescriptionSanitizer: Sendable {
  /// Gives the relative link to a photo's page where the gallery has one.
  package typealias LocalPage = (PhotoID) -> String?

  /// Makes a sanitiser.
  package init() {}

  /// Sanitises a description; an empty one gives nothing.
  ///
  /// `localPage` says where links to photos on Flickr shall lead instead.
  package func html(
    from description: String, localPage: LocalPage = { _ in nil }
  ) -> String {
    guard !description.isEmpty else { return "" }
    guard !Self.isPlain(description) else { return Self.paragraph(description) }
    return withoutActuallyEscaping(localPage) { localPage in
      var writer = DescriptionWriter(localPage: localPage)
      do {
        for node in try HTMLFragment.parse(description).nodes { add(node, to: &writer) }
      } catch {
        // Too large or too deep to be read as markup: still a text that somebody wrote.
        writer.add(text: description)
      }
      return writer.finished()
    }
  }

  private static func paragraph(_ text: String) -> String {
    let text = PlainText.line(text)
    return text.isEmpty ? "" : "<p>\(text)</p>"
  }

  // No markup, no reference, no address, no line break: nothing to do but to wrap it.
  private static func isPlain(_ text: String) -> Bool {
    var previous: UInt8 = 0
    for byte in text.utf8 {
      switch byte {
      case 0..<0x20, 0x22, 0x26, 0x27, 0x3C, 0x3E, 0x5B: return false
      case 0x2F where previous == 0x2F: return false
      default: previous = byte
      }
    }
    return true
  }

  private func add(_ node: HTMLNode, to writer: inout DescriptionWriter) {
    switch node {
    case .text(let text): writer.add(text: CharacterReferences.decoded(text))
    case .element(let element): add(element, to: &writer)
    }
  }

  private func add(_ element: HTMLElement, to writer: inout DescriptionWriter) {
    switch DescriptionElement(named: element.name) {
    case .dropped: return
    case .lineBreak: writer.breakLine()
    case .link: addLink(element, to: &writer)
    case .inline(let name):
      writer.open(name)
      for child in element.children { add(child, to: &writer) }
      writer.close()
    case .quotation:
      writer.beginQuotation()
      for child in element.children { add(child, to: &writer) }
      writer.endQuotation()
    case .block(let mark):
      writer.breakParagraph()
      if let mark { writer.add(text: mark) }
      for child in element.children { add(child, to: &writer) }
      writer.breakParagraph()
    case .unwrapped:
      for child in element.children { add(child, to: &writer) }
    }
  }

  private func addLink(_ element: HTMLElement, to writer: inout DescriptionWriter) {
    // A link that shows nothing could be neither seen nor read aloud.
    let isBlank = element.children.allSatisfy { PlainText.isBlank($0.text) }
    let target = isBlank ? nil : element.attribute("href").flatMap(LinkTarget.safe)
    if let target { writer.openLink(to: target) }
    for child in element.children { add(child, to: &writer) }
    if target != nil { writer.close() }
  }
}
