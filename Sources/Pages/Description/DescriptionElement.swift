/// What becomes of an element in a description.
enum DescriptionElement {
  /// Stays, under this name.
  case inline(String)
  /// Stays where its address is safe.
  case link
  /// Becomes a `br`.
  case lineBreak
  /// Becomes a paragraph, with something in front.
  case block(mark: String?)
  /// Becomes a `blockquote` with paragraphs.
  case quotation
  /// Goes, its content stays.
  case unwrapped
  /// Goes with everything in it.
  case dropped

  /// Judges by the name in lower case.
  init(named name: String) {
    self = Self.table[name] ?? .unwrapped
  }

  private static let table: [String: DescriptionElement] = {
    var table: [String: DescriptionElement] = [
      "a": .link, "br": .lineBreak, "blockquote": .quotation, "li": .block(mark: "\u{2022} "),
      "strike": .inline("s"), "tt": .inline("code"),
    ]
    for name in ["b", "strong", "i", "em", "u", "s", "ins", "del", "code", "sub", "sup"] {
      table[name] = .inline(name)
    }
    for name in [
      "p", "div", "ul", "ol", "dl", "dt", "dd", "h1", "h2", "h3", "h4", "h5", "h6", "hr", "pre",
      "table", "tr", "section", "article", "header", "footer", "figure", "figcaption", "address",
      "center", "form", "fieldset", "aside", "nav", "main",
    ] {
      table[name] = .block(mark: nil)
    }
    for name in [
      "script", "style", "iframe", "object", "embed", "applet", "noscript", "noembed", "noframes",
      "template", "svg", "math", "textarea", "select", "option", "title", "head", "audio", "video",
      "canvas", "xmp", "plaintext", "frameset", "frame", "link", "meta", "base",
    ] {
      table[name] = .dropped
    }
    return table
  }()
}
