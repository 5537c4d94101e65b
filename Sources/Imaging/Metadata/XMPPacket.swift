/// Reads and writes creator and rights in XMP (ISO 16684-1, Dublin Core).
///
/// Reading looks for two elements by their usual names and takes nothing else over, so a packet
/// with unusual prefixes tells nothing.
struct XMPPacket: Equatable {
  let creator: String?
  let rights: String?

  init(_ bytes: [UInt8]) {
    let text = LenientText.decode(bytes)
    creator = Self.value(of: "dc:creator", in: text)
    rights = Self.value(of: "dc:rights", in: text)
  }

  /// Writes a packet of nothing but these two.
  static func packet(creator: String?, rights: String?) -> [UInt8] {
    var parts = ""
    if let creator {
      parts += "<dc:creator><rdf:Seq><rdf:li>\(escaped(creator))</rdf:li></rdf:Seq></dc:creator>"
    }
    if let rights {
      parts += "<dc:rights><rdf:Alt><rdf:li xml:lang=\"x-default\">\(escaped(rights))</rdf:li>"
      parts += "</rdf:Alt></dc:rights>"
    }
    let text =
      "<x:xmpmeta xmlns:x=\"adobe:ns:meta/\">"
      + "<rdf:RDF xmlns:rdf=\"http://www.w3.org/1999/02/22-rdf-syntax-ns#\">"
      + "<rdf:Description rdf:about=\"\" xmlns:dc=\"http://purl.org/dc/elements/1.1/\">"
      + parts + "</rdf:Description></rdf:RDF></x:xmpmeta>"
    return Array(text.utf8)
  }

  private static func value(of name: String, in text: String) -> String? {
    guard let open = text.firstRange(of: "<\(name)"),
      let close = text[open.upperBound...].firstRange(of: "</\(name)>"),
      let item = text[open.upperBound..<close.lowerBound].firstRange(of: "<rdf:li"),
      let end = text[item.upperBound..<close.lowerBound].firstIndex(of: ">")
    else { return nil }
    let rest = text[text.index(after: end)..<close.lowerBound]
    return ImageCredit.tidy(unescaped(String(rest.prefix { $0 != "<" })))
  }

  private static let names = [
    ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&#169;", "\u{a9}"),
    ("&#xA9;", "\u{a9}"), ("&amp;", "&"),
  ]

  private static func unescaped(_ text: String) -> String {
    names.reduce(text) { $0.replacing($1.0, with: $1.1) }
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
