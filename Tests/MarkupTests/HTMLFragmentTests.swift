import Markup
import Testing

@Suite("HTML fragment")
struct HTMLFragmentTests {
  /// Writes nodes in a compact form that shows their structure.
  private static func outline(_ nodes: [HTMLNode]) -> String {
    nodes.map { node in
      switch node {
      case .text(let text): return "'\(text)'"
      case .element(let element):
        let attributes = element.attributes.map { " \($0.name)=\($0.value)" }.joined()
        return "\(element.name)\(attributes)[\(outline(element.children))]"
      }
    }.joined(separator: " ")
  }

  @Test(
    "Fragments are read as browsers would",
    arguments: [
      ("", ""),
      ("plain text", "'plain text'"),
      (" a <b>c</b> d ", "' a ' b['c'] ' d '"),
      (
        "Tom &amp; &quot;J&quot; &eacute; &#233; &#x1F600; &unknown; &",
        "'Tom & \"J\" é é 😀 &unknown; &'"
      ),
      ("&lt;script&gt;", "'<script>'"),
      ("a<br>b<br/>c", "'a' br[] 'b' br[] 'c'"),
      (
        "<A HREF='x&amp;y' Target=_blank download>t</A>",
        "a href=x&y target=_blank download=['t']"
      ),
      ("<b>x<i>y</b>z", "b['x' i['y']] 'z'"),
      ("<script>a<b</script>c", "script['a<b'] 'c'"),
      ("<!-- x --><!doctype html>a<?php b ?>", "'a'"),
      ("<html><head></head><body class=x>a</body></html>", "'a'"),
      ("a</b></div>c", "'ac'"),
      ("<p>a<p>b", "p['a'] p['b']"),
      ("<div><p>a</div>b", "div[p['a']] 'b'"),
      ("<foo-bar onx=1>a</foo-bar>", "foo-bar onx=1['a']"),
      ("<svg><a xlink:href='j'>x</a></svg>", "svg[a xlink:href=j['x']]"),
      ("a\u{0}<b>\u{0}c</b>", "'a' b['c']"),
      ("<img src=x onerror=alert(1)>", "img src=x onerror=alert(1)[]"),
      ("<a href=\"x", "a href=x[]"),
      ("a < b > c", "'a < b > c'"),
      ("שלום <b>עולם</b>", "'שלום ' b['עולם']"),
      ("<meta charset=iso-8859-1>é", "meta charset=iso-8859-1[] 'é'"),
    ])
  func reads(_ html: String, outline: String) throws {
    #expect(Self.outline(try HTMLFragment.parse(html).nodes) == outline)
  }

  @Test("Elements nested too deep are left out and their text is kept")
  func flattens() throws {
    let html = String(repeating: "<b>", count: 300) + "deep" + String(repeating: "</b>", count: 300)
    var depth = 0
    var nodes = try HTMLFragment.parse(html + "after").nodes
    #expect(nodes.last == .text("after"))
    #expect(nodes.map(\.text).joined() == "deepafter")
    while case .element(let element)? = nodes.first {
      depth += 1
      nodes = element.children
    }
    #expect(depth == HTMLFragment.depthLimit)
  }

  @Test("Absurd nesting is an error")
  func refusesAbsurdNesting() {
    for tag in ["<b>", "<div>", "<font x=y>", "<ul><li>"] {
      let html = String(repeating: tag, count: 100_000)
      #expect(throws: MarkupError.self) { try HTMLFragment.parse(html) }
      #expect(throws: MarkupError.self) { try HTMLFragment.parse(String(html.prefix(60_000))) }
    }
  }

  @Test("Size is bounded")
  func boundsSize() throws {
    let limit = HTMLFragment.sizeLimit
    let value = String(repeating: "x", count: limit - 20)
    let fragment = try HTMLFragment.parse("<a title='\(value)'>y</a>")
    guard case .element(let element)? = fragment.nodes.first else {
      Issue.record("no element")
      return
    }
    #expect(element.attribute("title") == value)
    let error = #expect(throws: MarkupError.self) {
      try HTMLFragment.parse(String(repeating: "x", count: limit + 1))
    }
    #expect(error?.message == "it has 131073 bytes; at most 131072 are read")
  }

  @Test("A fragment cut or damaged anywhere never crashes")
  func survivesDamage() throws {
    let whole =
      "<p class='a'>b&amp;<!-- c --><a href=\"d\">é</a><script>e</script><br/>f &#65; </p>"
    for end in whole.indices {
      _ = try HTMLFragment.parse(String(whole[..<end]))
      for odd in ["<", ">", "\"", "&", "\u{0}", "\u{FFFD}", "\u{FFFE}", "</", "<!--", "\u{1}"] {
        _ = try HTMLFragment.parse(whole[..<end] + odd + whole[end...])
      }
    }
    let invalid = String(decoding: [0x3C, 0x62, 0x3E, 0xFF, 0xC3, 0x28, 0x80], as: UTF8.self)
    #expect(Self.outline(try HTMLFragment.parse(invalid).nodes) == "b['\u{FFFD}\u{FFFD}(\u{FFFD}']")
  }
}
