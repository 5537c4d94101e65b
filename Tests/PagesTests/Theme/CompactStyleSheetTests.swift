import Testing

@testable import Pages

struct CompactStyleSheetTests {
  private func compact(_ sheet: String) -> String {
    String(decoding: CompactStyleSheet(Array(sheet.utf8)).bytes, as: UTF8.self)
  }

  @Test(
    "What browsers do not need goes, and nothing that means something",
    arguments: [
      ("a { color: red; margin: 0 auto }", "a{color:red;margin:0 auto}"),
      ("a :hover, b > c { }", "a :hover,b>c{}"),
      ("a { width: calc(1rem + 2vw) ; }", "a{width:calc(1rem + 2vw)}"),
      ("/* one */ a {}", "a{}"), ("a/* b */ c {}", "a c{}"),
      ("a { content: \"  {;} /* x */ \" }", "a{content:\"  {;} /* x */ \"}"),
      ("a { content: '\\'  ' }", "a{content:'\\'  '}"),
      (
        "@media (min-width: 3em) and (hover: hover) { a {} }",
        "@media (min-width:3em) and (hover:hover){a{}}"
      ),
      ("a { background: url( \"x y.png\" ) }", "a{background:url(\"x y.png\" )}"),
      ("a { /* never closed", "a{"), ("a { content: \"open", "a{content:\"open"), ("", ""),
    ])
  func signs(sheet: String, text: String) {
    #expect(compact(sheet) == text)
  }

  @Test("Every rule stays on its line")
  func lines() {
    let sheet = "/* one\n two */\na {\n  color: red;\n}\n\n  b { }\n"
    #expect(compact(sheet) == "\n\na{\ncolor:red;\n}\n\nb{}\n")
  }

  @Test("A sheet made compact twice is the same")
  func twice() throws {
    let sheet = try #require(OwnTheme.files["assets/style.css"])
    let once = CompactStyleSheet(sheet).bytes
    #expect(CompactStyleSheet(once).bytes == once)
    #expect(once.count < sheet.count * 9 / 10)
    let lines = { (bytes: [UInt8]) in bytes.filter { $0 == 0x0A }.count }
    #expect(lines(once) == lines(sheet))
  }
}
