import Testing

@testable import SiteBuilder

@Suite("The check of style sheets")
struct StyleSheetCheckTests {
  @Test(
    "Every address in a style sheet leads to a file of the site",
    arguments: [
      ("a { background: url(back.png) }", ""), ("a { background: url( \"../index.html\" ) }", ""),
      ("@import 'print.css';", ""), ("@import url(print.css);", ""), ("/* url(x.png) */", ""),
      ("a { mask: url(#mask) }", ""), ("\n\na { background: url(x.png) }", "links 3"),
      ("@import \"x.css\";", "links 1"), ("a { background: URL('Back.png') }", "links 1"),
      ("a { background: url(/back.png) }", "links 1"),
      ("a { background: url(https://example.org/x.png) }", "resources 1"),
      ("a { background: url(data:image/png;base64,xx) }", "resources 1"), ("url(", "links 1"),
    ])
  func addresses(sheet: String, expected: String) {
    var files = FileIndex()
    for file in ["assets/style.css", "assets/print.css", "assets/back.png", "index.html"] {
      files.list(file)
    }
    let found = StyleSheetCheck(files: files, hosts: .flickr)
      .findings(in: Array(sheet.utf8), path: "assets/style.css")
    #expect(found.map { "\($0.rule) \($0.line)" }.joined(separator: ", ") == expected)
  }
}
