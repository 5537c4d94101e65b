import Testing

@testable import SiteBuilder

@Suite("Links to spots on other pages")
struct FragmentCheckTests {
  private static func page(_ body: String) -> String {
    """
    <!DOCTYPE html><html lang="en" xml:lang="en"><head><title>T</title></head>
    <body><h1>T</h1>
    \(body)
    </body></html>
    """
  }

  private let site = [
    "index.html": page("<p id=\"a\">A</p>"),
    "photo/1.html": page("<a href=\"../index.html#a\">A</a>"),
    "photo/2.html": page("<a href=\"../index.html#b\">B</a>"),
  ]

  /// Judges some pages as a build does that reads only those, and then looks for spots.
  private func findings(reading pages: [String]) throws -> [Finding] {
    var index = FileIndex()
    for path in site.keys { index.list(path) }
    let standard = PageStandard(schema: try LooseSchema.schema(), files: index)
    var judge = try PageJudge(standard)
    for path in pages {
      #expect(judge.judge(Array((site[path] ?? "").utf8).span, path: path) == [])
    }
    let check = FragmentCheck(standard: standard) { path in site[path].map { Array($0.utf8) } }
    return try check.findings(in: [judge.ledger]) {
      var text = ManifestText()
      for path in site.keys.sorted() { text.append(.unknown, path: path) }
      return try Manifest(text.complete(fingerprint: 0), path: "manifest")
    }
  }

  @Test("A spot that is missing is told with the page and line of the link")
  func missing() throws {
    let found = try findings(reading: site.keys.sorted())
    #expect(found.map(\.page) == ["photo/2.html"])
    #expect(found.map(\.line) == [3])
    #expect(found.first?.message.contains("'../index.html#b'") == true)
  }

  @Test("A page that was not read is looked into where somebody links to it")
  func unread() throws {
    #expect(try findings(reading: ["photo/1.html"]) == [])
    #expect(try findings(reading: ["photo/2.html"]).map(\.page) == ["photo/2.html"])
  }
}
