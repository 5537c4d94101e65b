import GalleryFixtures
import GalleryModel
import Markup
import Pages
import Testing

struct DescriptionSanitizerTests {
  private let sanitizer = DescriptionSanitizer()

  @Test(
    "Flickr's small set of elements stays, the rest goes",
    arguments: [
      ("", ""), ("plain", "<p>plain</p>"), ("a > b \"c\"", "<p>a &gt; b &quot;c&quot;</p>"),
      (
        "<b>ok</b><script>x</script><a href=\"javascript:x\">y</a><img onerror=x src=y>",
        "<p><b>ok</b>y</p>"
      ),
      ("<i onclick=\"x\" style=\"y\">z</i>", "<p><i>z</i></p>"),
      (
        "<strong>a</strong> <em>b</em> <u>c</u> <s>d</s> <ins>e</ins> <del>f</del>",
        "<p><strong>a</strong> <em>b</em> <u>c</u> <s>d</s> <ins>e</ins> <del>f</del></p>"
      ),
      ("<span class=x>a</span><font color=red>b</font>", "<p>ab</p>"),
      ("<style>p{}</style><iframe src=x>y</iframe><object>z</object>a", "<p>a</p>"),
      ("<b></b><i> </i>", ""), ("<b>unclosed", "<p><b>unclosed</b></p>"),
      ("<b><i>crossed</b></i>", "<p><b><i>crossed</i></b></p>"), ("a<!-- b -->c", "<p>ac</p>"),
      ("<x:y>z</x:y>", "<p>z</p>"), ("<strike>a</strike>", "<p><s>a</s></p>"),
    ])
  func elements(description: String, html: String) {
    #expect(sanitizer.html(from: description) == html)
  }

  @Test(
    "References are read once, and once more where they were escaped twice",
    arguments: [
      ("Tom &amp;amp; \"Jerry\"", "<p>Tom &amp; &quot;Jerry&quot;</p>"),
      ("&quot;", "<p>&quot;</p>"),
      ("&lt;script&gt;x&lt;/script&gt;", "<p>&lt;script&gt;x&lt;/script&gt;</p>"),
      ("&amp;lt;b&amp;gt;", "<p>&lt;b&gt;</p>"), ("a & b &", "<p>a &amp; b &amp;</p>"),
      ("&#60;b&#62;", "<p>&lt;b&gt;</p>"), ("&copy; 2024", "<p>© 2024</p>"),
      ("&amp;#0;&#x202E;x", "<p>x</p>"),
    ])
  func references(description: String, html: String) {
    #expect(sanitizer.html(from: description) == html)
  }

  @Test(
    "Line breaks are kept, empty lines part paragraphs",
    arguments: [
      ("a\nb", "<p>a<br/>b</p>"), ("a\n\nb", "<p>a</p><p>b</p>"),
      ("a\n\n\n \nb\n", "<p>a</p><p>b</p>"),
      ("\n\na", "<p>a</p>"), ("a<br>b", "<p>a<br/>b</p>"), ("a<br>\nb", "<p>a<br/>b</p>"),
      ("a<br/><br/>b", "<p>a</p><p>b</p>"), ("a\r\nb\rc", "<p>a<br/>b<br/>c</p>"),
      ("<p>a</p><p>b</p>", "<p>a</p><p>b</p>"),
      ("<b>a\n\nb</b>c", "<p><b>a</b></p><p><b>b</b>c</p>"),
      ("<h1>a</h1>b", "<p>a</p><p>b</p>"), ("<ul><li>a<li>b</ul>", "<p>• a</p><p>• b</p>"),
      ("<p><div>a</div>", "<p>a</p>"), ("<b>a<br></b>b", "<p><b>a</b><br/>b</p>"),
    ])
  func lines(description: String, html: String) {
    #expect(sanitizer.html(from: description) == html)
  }

  @Test(
    "Quotations hold paragraphs and never stand in a sentence",
    arguments: [
      ("a<blockquote>b</blockquote>c", "<p>a</p><blockquote><p>b</p></blockquote><p>c</p>"),
      (
        "<b>a<blockquote>b</blockquote>c</b>",
        "<p><b>a</b></p><blockquote><p><b>b</b></p></blockquote><p><b>c</b></p>"
      ),
      (
        "<blockquote><blockquote>a</blockquote></blockquote>",
        "<blockquote><blockquote><p>a</p></blockquote></blockquote>"
      ),
      (
        String(repeating: "<blockquote>", count: 99) + "a</blockquote>b"
          + String(repeating: "</blockquote>", count: 97) + "c</blockquote>d",
        String(repeating: "<blockquote>", count: 4) + "<p>a</p><p>b</p>"
          + String(repeating: "</blockquote>", count: 3) + "<p>c</p></blockquote><p>d</p>"
      ),
      ("<blockquote></blockquote>", ""), ("<blockquote>a", "<blockquote><p>a</p></blockquote>"),
    ])
  func quotations(description: String, html: String) {
    #expect(sanitizer.html(from: description) == html)
  }

  private static let rel = "rel=\"nofollow noopener ugc\""

  @Test(
    "Addresses are linked once, whoever wrote the link",
    arguments: [
      (
        "see https://x.org/a.", "<p>see <a href=\"https://x.org/a\" \(rel)>https://x.org/a</a>.</p>"
      ),
      (
        "[https://www.flickr.com/photos/x] hi",
        "<p><a href=\"https://www.flickr.com/photos/x\" \(rel)>https://www.flickr.com/photos/x</a> hi</p>"
      ),
      (
        "<a href=\"https://x.org\" target=_top onclick=y>https://x.org</a>",
        "<p><a href=\"https://x.org\" \(rel)>https://x.org</a></p>"
      ),
      (
        "(https://x.org/a_(b))",
        "<p>(<a href=\"https://x.org/a_(b)\" \(rel)>https://x.org/a_(b)</a>)</p>"
      ),
      (
        "https://x.org/?a=1&b=2",
        "<p><a href=\"https://x.org/?a=1&amp;b=2\" \(rel)>https://x.org/?a=1&amp;b=2</a></p>"
      ),
      (
        "<a href=\"/photos/a/\">b</a>",
        "<p><a href=\"https://www.flickr.com/photos/a/\" \(rel)>b</a></p>"
      ),
      (
        "<a href=\"https://a.org\">b<a href=\"https://c.org\">d</a></a>",
        "<p><a href=\"https://a.org\" \(rel)>b</a><a href=\"https://c.org\" \(rel)>d</a></p>"
      ),
      ("ftp://x.org javascript://x", "<p>ftp://x.org javascript://x</p>"),
      ("a://b", "<p>a://b</p>"),
      ("x<a href=\"https://x.org\"> &nbsp;</a>y", "<p>x \u{A0}y</p>"),
      ("<a>x</a><a href>y</a><a href=\"\">z</a>", "<p>xyz</p>"), ("http://", "<p>http://</p>"),
      (
        "<a href='https://x.org/\"><script>'>y</a>",
        "<p><a href=\"https://x.org/%22%3E%3Cscript%3E\" \(rel)>y</a></p>"
      ),
      ("<b>https://x.org</b>", "<p><b><a href=\"https://x.org\" \(rel)>https://x.org</a></b></p>"),
      ("<a href=\"mailto:a@x.org\">m</a>", "<p><a href=\"mailto:a@x.org\" \(rel)>m</a></p>"),
    ])
  func links(description: String, html: String) {
    #expect(sanitizer.html(from: description) == html)
  }

  @Test(
    "Links to photos of the gallery lead to their pages here",
    arguments: [
      (
        "https://www.flickr.com/photos/x/7/",
        "<p><a href=\"7.html\">https://www.flickr.com/photos/x/7/</a></p>"
      ),
      (
        "<a href=\"http://flickr.com/photos/x/7/in/album-1\">me</a>",
        "<p><a href=\"7.html\">me</a></p>"
      ),
      (
        "https://www.flickr.com/photos/x/8",
        "<p><a href=\"https://www.flickr.com/photos/x/8\" \(rel)>https://www.flickr.com/photos/x/8</a></p>"
      ),
    ])
  func localLinks(description: String, html: String) {
    let result = sanitizer.html(from: description) { $0 == Sample.id(7) ? "7.html" : nil }
    #expect(result == html)
  }

  @Test(
    "Control characters and turned directions go",
    arguments: [
      ("a\0b\u{1B}[31m", "<p>ab[31m</p>"), ("a\u{202E}b", "<p>ab</p>"),
      ("<b>a\u{FFFE}</b>".replacing("\u{FFFE}", with: "\u{9F}"), "<p><b>a</b></p>"),
    ])
  func controls(description: String, html: String) {
    #expect(sanitizer.html(from: description) == html)
  }

  @Test(
    "Whatever is thrown at it, the outcome is well-formed XML with known elements",
    arguments: [
      String(repeating: "<b>", count: 5000) + "x",
      String(repeating: "<blockquote><i>", count: 90) + "x",
      String(repeating: "<div>", count: 2000),
      "<a href='https://x.org'><blockquote><p>x</a>y</blockquote>",
      "<p><a href=https://x.org>a<p>b</a>c", "<table><tr><td>a<td><b>b</table>c</b>",
      "<![CDATA[x]]>",
      "<svg><script>x</script></svg>y", "<b/><i/>x", "</p></b></blockquote>x",
      "<a href=\"https://x.org",
      "<?xml version='1.0'?><x>&nbsp;&bogus;</x>", "<b\0>x</b\0>", "<B><I>x</B>y</I>", "<",
      "<a href=https://x.org>\n\n</a>\n\n<b>\n\nx", "]]>", "<textarea><b>x", "<plaintext>x<b>y",
      String(repeating: "<i>x</i>\n\nhttps://x.org/ ", count: 4000),
    ])
  func hostile(description: String) throws {
    try expectSafe(description)
  }

  @Test("No soup of tags leads to anything else")
  func soup() throws {
    let pieces = [
      "<b>", "</b>", "<i>", "</i>", "<a href=\"https://x.org/\">", "</a>", "<p>", "</p>", "<br>",
      "<blockquote>", "</blockquote>", "<li>", "<div>", "</div>", "\n", "\n\n", " ", "x",
      "https://y.org/?a=1&b", "&amp;amp;", "&lt;", "<", ">", "\"", "<script>", "</script>", "<!--",
      "-->", "\u{0}", "\u{202E}", "[https://z.org]", "<A HREF=javascript:x>", "<table><tr><td>",
      "</table>", "<svg>", "&#x80;", "&bogus;", "\u{A0}", "<u/>", "<s",
    ]
    var state: UInt64 = 20_240_501
    for _ in 0..<1500 {
      var description = ""
      for _ in 0..<(state >> 60) + 3 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        description += pieces[Int(state >> 33) % pieces.count]
      }
      try expectSafe(description)
    }
  }

  private func expectSafe(_ description: String) throws {
    let html = sanitizer.html(from: description)
    let tree = try MarkupTree(parsing: "<div>\(html)</div>")
    var open = [tree.root]
    while let node = open.popLast() {
      for child in node.children {
        #expect(DescriptionRules.allows(child, in: node), "\(description)")
        open.append(child)
      }
    }
  }
}
