import Mustache
import Testing

@Suite("Mistakes in templates")
struct SyntaxErrorTests {
  @Test(
    "Each is told with its place and what is wrong",
    arguments: [
      ("a {{b", "1:3: error: a tag is not closed"),
      ("a\n {{{b}} c", "2:2: error: a tag is not closed"),
      ("{{b\n{{c}}", "1:1: error: a tag is not closed"),
      ("{{b c{{d}}", "1:1: error: a tag is not closed"), ("{{", "1:1: error: a tag is not closed"),
      ("{{!", "1:1: error: a tag is not closed"), ("{{=", "1:1: error: a tag is not closed"),
      ("{{}}", "1:1: error: a tag without a name"), ("{{# }}", "1:1: error: a tag without a name"),
      ("é {{a b}}", "1:3: error: white space in the name 'a b'"),
      ("{{>a b}}", "1:1: error: white space in the name 'a b'"),
      ("{{a..b}}", "1:1: error: the name 'a..b' has an empty part"),
      ("{{a.}}", "1:1: error: the name 'a.' has an empty part"),
      ("{{#.a}}{{/.a}}", "1:1: error: the name '.a' has an empty part"),
      ("x\n{{#a}}\n", "2:1: error: section 'a' is never closed"),
      ("{{^a}}", "1:1: error: section 'a' is never closed"),
      ("{{<a}}", "1:1: error: parent 'a' is never closed"),
      ("{{$a}}", "1:1: error: block 'a' is never closed"),
      ("{{/a}}", "1:1: error: '/a' closes nothing: no tag is open here"),
      ("{{#a}}{{#b}}{{/a}}{{/b}}", "1:13: error: section 'b' is closed as 'a'"),
      ("{{=<%=}}", "1:1: error: a delimiter tag needs two delimiters"),
      ("{{=a b c=}}", "1:1: error: a delimiter tag needs two delimiters"),
      ("{{==}}", "1:1: error: a delimiter tag needs two delimiters"),
      ("{{=a= b=}}", "1:1: error: a delimiter tag needs two delimiters"),
    ])
  func places(template: String, expected: String) {
    let first = mistake(in: template).split(separator: "\n").first.map(String.init)
    #expect(first == "Templates/main.mustache:" + expected)
  }

  @Test("A wrong closing name tells which tag was open, and where")
  func wrongClosing() {
    #expect(
      mistake(in: "<ul>\n{{#photos}}\n\t<li>{{/photo}}\n") == """
        Templates/main.mustache:3:6: error: section 'photos' is closed as 'photo'
        \t<li>{{/photo}}
        \t    ^
        help: line 2 opened it; close it with '/photos' first
        """)
  }

  @Test("An unclosed section points at the tag that opened it")
  func unclosed() {
    #expect(
      mistake(in: "  {{#a}} x\r\ny") == """
        Templates/main.mustache:1:3: error: section 'a' is never closed
          {{#a}} x
          ^
        help: close it with '/a'
        """)
  }

  @Test("Of a very long line only the part around the mistake is shown")
  func longLine() {
    let lines = mistake(
      in: String(repeating: "x", count: 500) + "{{#a}}" + String(repeating: "y", count: 500)
    )
    .split(separator: "\n")
    #expect(lines.count == 4)
    #expect(lines[0].contains(":1:501: "))
    #expect(lines[1].count < 130 && lines[1].hasPrefix("…x") && lines[1].hasSuffix("y…"))
    #expect(lines[1].dropFirst(lines[2].count - 1).hasPrefix("{{#a}}"))
  }

  @Test("Control characters do not reach the terminal")
  func controlCharacters() {
    #expect(mistake(in: "\u{1B}[31m{{#a}}").contains("\n\u{FFFD}[31m{{#a}}\n"))
  }

  @Test("Two templates of one name are refused")
  func sameName() {
    let source = TemplateSource(name: "a", text: "")
    let error = #expect(throws: TemplateError.self) {
      try TemplateLibrary.compile([source, source])
    }
    #expect(error?.description == "error: two templates are named 'a'")
  }
}
