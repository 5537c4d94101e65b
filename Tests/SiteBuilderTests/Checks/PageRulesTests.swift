import Testing

@testable import SiteBuilder

@Suite("The rules for pages")
struct PageRulesTests {
  /// A change that makes a clean page faulty, and what must be found.
  struct Fault: Sendable, CustomTestStringConvertible {
    let old: String
    let new: String
    let rule: String
    let line: Int
    let message: String

    init(_ old: String, _ new: String, _ rule: String, line: Int, _ message: String) {
      (self.old, self.new, self.rule, self.line, self.message) = (old, new, rule, line, message)
    }

    var testDescription: String { "\(rule): \(message)" }
  }

  @Test("A clean page gives no finding")
  func clean() throws {
    #expect(try findings(in: CleanPage.text) == [])
  }

  @Test(
    "A planted fault is found in its line, and nothing else",
    arguments: [
      Fault("</body>", "", "syntax", line: 17, "mismatch"),
      Fault(
        "<p><a href=\"#top\"", "<p id=\"top\"><a href=\"#top\"", "unique-ids", line: 12, "'top'"),
      Fault("<h2>", "<h2 id=\"\">", "unique-ids", line: 13, "empty"),
      Fault("alt=\"\" ", "", "images", line: 14, "no 'alt'"),
      Fault("width=\"3\"", "", "images", line: 14, "no 'width'"),
      Fault("height=\"2\"", "height=\"50%\"", "images", line: 14, "no 'height'"),
      Fault("height=\"2\"", "height=\"0\"", "images", line: 14, "no 'height'"),
      Fault("<h2>A picture</h2>", "<h3>A picture</h3>", "headings", line: 13, "h3 follows h1"),
      Fault("<h2>A picture</h2>", "<h1>A picture</h1>", "headings", line: 13, "second h1"),
      Fault("<h2>", "<h2 style=\"color: red\">", "inline", line: 13, "style attribute on 'h2'"),
      Fault("<h2>", "<h2 onclick=\"x()\">", "inline", line: 13, "event attribute on 'h2'"),
      Fault("<h2>", "<style>x</style><h2>", "inline", line: 13, "a style element"),
      Fault("<h2>", "<script>x</script><h2>", "inline", line: 13, "without 'src'"),
      Fault(" xml:lang=\"en\"", "", "language", line: 2, "'xml:lang' is ''"),
      Fault("<html lang=\"en\"", "<html", "language", line: 2, "names no language"),
      Fault("<title>A page</title>", "", "title", line: 0, "no title"),
      Fault("<title>A page</title>", "<title> </title>", "title", line: 5, "empty"),
      Fault("</title>", "</title><title>B</title>", "title", line: 5, "second title"),
      Fault("<!DOCTYPE html>", "", "doctype", line: 1, "<!DOCTYPE html>"),
      Fault(
        "<!DOCTYPE html>", "<!DOCTYPE html SYSTEM \"about:legacy-compat\">", "doctype", line: 1,
        "<!DOCTYPE html>"),
      Fault("default-src 'none'", "default-src 'self'", "policy", line: 4, "no default-src"),
      Fault("default-src 'none'; ", "", "policy", line: 4, "no default-src"),
      Fault("img-src", "img-src *", "policy", line: 4, "allows *"),
      Fault("style-src", "style-src 'unsafe-inline'", "policy", line: 4, "'unsafe-inline'"),
      Fault("2.html", "3.html", "links", line: 12, "there is no photo/3.html"),
      Fault("2.html", "upper.html", "links", line: 12, "differs in letter case"),
      Fault("2.html", "../../2.html", "links", line: 12, "leads out of the site"),
      Fault("2.html", "/photo/2.html", "links", line: 12, "begins at the root"),
      Fault("2.html", "javascript:x()", "links", line: 12, "no address a page may link to"),
      Fault("href=\"2.html\"", "href=\"\"", "links", line: 12, "empty address"),
      Fault("b.jpg", "c.jpg", "links", line: 14, "there is no images/c.jpg"),
      Fault("style.css", "print.css", "links", line: 6, "there is no assets/print.css"),
      Fault("#top", "#bottom", "fragments", line: 12, "'#bottom'"),
      Fault("https://live", "http://live", "mixed-content", line: 14, "without encryption"),
      Fault("live.staticflickr.com", "example.org", "resources", line: 14, "example.org"),
      Fault("https://live", "//live", "resources", line: 14, "loaded from elsewhere"),
      Fault("../assets/theme.js", "https://example.org/x.js", "resources", line: 8, "x.js"),
      Fault("../assets/style.css", "data:text/css,x", "resources", line: 6, "data:"),
    ])
  func planted(fault: Fault) throws {
    let text = CleanPage.text.replacing(fault.old, with: fault.new, maxReplacements: 1)
    #expect(text != CleanPage.text)
    let found = try findings(in: text)
    #expect(found.map(\.rule) == [fault.rule])
    #expect(found.first?.line == fault.line)
    #expect(found.first?.page == "photo/1.html")
    #expect(found.first?.message.contains(fault.message) == true, "\(found)")
    #expect(found.first?.severity == .error)
  }

  @Test(
    "Addresses that lead somewhere are accepted",
    arguments: [
      "./2.html", "../photo/2.html", "../photo/./2.html?x=1", "../a%20b.html", "../", "../album/",
      "../album", "#", "1.html", "?x", "../index.html#", "https://example.org", "tel:1",
    ])
  func accepted(address: String) throws {
    #expect(try findings(in: CleanPage.text.replacing("2.html\"", with: "\(address)\"")) == [])
  }

  @Test("A page without a heading is told of, a page that cannot be read only as that")
  func missing() throws {
    let text =
      "<!DOCTYPE html><html lang=\"en\" xml:lang=\"en\"><head><title>T</title></head></html>"
    #expect(try findings(in: text).map(\.rule) == ["headings"])
    #expect(try findings(in: "").map(\.rule) == ["syntax"])
    #expect(try findings(in: "<html").map(\.rule) == ["syntax"])
    #expect(try findings(in: "<svg/>").first?.rule == "schema")
  }

  @Test(
    "White space, a mark of the order of bytes and comments may come before the document type",
    arguments: ["\n ", "\u{FEFF}", "<!-- a -->\n<!-- b -->", "\u{FEFF}\n<!-- > -->"])
  func documentType(start: String) throws {
    #expect(try findings(in: start + CleanPage.text) == [])
  }

  @Test("What a title of a picture says is not the page's title")
  func pictureTitle() throws {
    let picture = "<svg><title>Arrow</title></svg></body>"
    #expect(try findings(in: CleanPage.text.replacing("</body>", with: picture)) == [])
  }

  @Test("A page full of faults is told of with a bounded number of findings")
  func bounded() throws {
    let faults = String(repeating: "<b style=\"x\">x</b>", count: 1000)
    let text = CleanPage.text.replacing("</body>", with: "\(faults)</body>")
    #expect(try findings(in: text).count == PageNotes.limit)
  }
}
