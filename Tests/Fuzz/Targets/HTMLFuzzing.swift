import GalleryModel
import Markup
import Pages

/// Tries what becomes of descriptions, and what must never become of them.
enum HTMLFuzzing {
  private static let allowed: Set<String> = [
    "div", "p", "blockquote", "br", "a", "b", "strong", "i", "em", "u", "s", "ins", "del", "code",
    "sub", "sup",
  ]

  static func read(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    let html = DescriptionSanitizer().html(from: text) { $0.rawValue == "1" ? "1.html" : nil }
    let page = Array("<div>\(html)</div>".utf8)
    guard var parser = try? PageParser() else { return }
    let problems = parser.check(page.span, schema: nil) { element in
      precondition(allowed.contains(element.name), "A description holds a few elements only.")
      for name in element.attributeNames {
        precondition(
          element.name == "a" && (name == "href" || name == "rel"), "Only links have attributes.")
      }
      if element.name == "a" {
        let address = element.attribute(.href) ?? ""
        precondition(
          address == "1.html"
            || ["http://", "https://", "mailto:"].contains { address.hasPrefix($0) },
          "Links lead to the web.")
      }
    }
    precondition(problems.isEmpty, "A description is well-formed.")
  }
}
