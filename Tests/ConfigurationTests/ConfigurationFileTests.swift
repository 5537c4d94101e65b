import Testing

@testable import Configuration

@Suite struct ConfigurationFileTests {
  private func read(_ text: String) throws -> ConfigurationFile {
    try ConfigurationFile(Array(text.utf8), name: "gallery.json5")
  }

  private func plain(_ value: ConfigurationValue) -> String {
    switch value.content {
    case .string(let text): "'\(text)'"
    case .number(let text): text
    case .boolean(let flag): "\(flag)"
    case .null: "null"
    case .list(let values): "[" + values.map(plain).joined(separator: " ") + "]"
    case .object(let members):
      "{" + members.map { "\($0.name)=\(plain($0.value))" }.joined(separator: " ") + "}"
    }
  }

  @Test(
    "Everything that JSON5 allows is read",
    arguments: [
      ("{}", ""),
      (" {\"per-page\": 30} \n", "per-page=30"),
      ("{title: 'It\\'s', lang: \"de\",}", "title='It's' lang='de'"),
      ("// first\n{ /* a * b */ pages: 3, // last\n}", "pages=3"),
      ("{what: ['a', 'b',], x: [], y: [[1], {}]}", "what=['a' 'b'] x=[] y=[[1] {}]"),
      ("{a: true, b: false, c: null}", "a=true b=false c=null"),
      (
        "{a: +7, b: -7, c: 0x1F, d: .5, e: 5., f: 1e3, g: -Infinity, h: NaN}",
        "a=7 b=-7 c=31 d=.5 e=5. f=1e3 g=-Infinity h=NaN"
      ),
      ("{a: 'x\\n\\t\\u00e9\\x41\\ud83d\\ude00\\q'}", "a='x\n\té\u{41}😀q'"),
      ("{a: 'one \\\ntwo'}", "a='one two'"),
      ("{$a_1: 1, größe: 2, 'pa ge': 3}", "$a_1=1 größe=2 pa ge=3"),
      ("\u{FEFF}{a: 1}", "a=1"),
      ("{\r\n\ta: 'r',\r\n}", "a='r'"),
    ])
  func read(text: String, expected: String) throws {
    let file = try read(text)
    #expect(file.members.map { "\($0.name)=\(plain($0.value))" }.joined(separator: " ") == expected)
  }

  @Test(
    "A mistake is told with its line, its column, and what to do",
    arguments: [
      ("", "1:1: error: the file is empty"),
      ("[1]", "1:1: error: a configuration is one object"),
      ("{\n  per-page: 30\n}", "2:3: error: a name with a dash needs quotes"),
      ("{\n  title: Mine\n}", "2:10: error: 'Mine' is no value"),
      ("{title 'x'}", "1:8: error: a ':' is missing behind 'title'"),
      ("{a: 1 b: 2}", "1:7: error: a ',' or '}' is missing"),
      ("{a: 1", "1:6: error: a '}' is missing"),
      ("{a: [1", "1:7: error: a ']' is missing"),
      ("{a: 'x\n'}", "1:5: error: this text does not end in its line"),
      ("{a: 'x", "1:5: error: this text does not end"),
      ("{a: '\\u12'}", "1:6: error: this escape needs 4 hexadecimal digits"),
      ("{a: '\\ud800'}", "1:6: error: this escape stands for no character"),
      ("{a: '\\1'}", "1:6: error: this escape is not known"),
      ("{a: 012}", "1:5: error: '012' is no number"),
      ("{a: 12px}", "1:5: error: '12px' is no number"),
      ("{a: 1.2.3}", "1:5: error: '1.2.3' is no number"),
      ("{a: }", "1:5: error: a value is missing"),
      ("{a: 1,, b: 2}", "1:7: error: a name is missing here"),
      ("{a: 1} x", "1:8: error: there is text behind the end"),
      ("{a: 1, /* }", "1:8: error: this comment does not end"),
      ("{a: 1, / b}", "1:8: error: a single '/' means nothing"),
      ("{a: 1,\n a: 2}", "2:2: error: 'a' stands here twice"),
      ("{a: " + String(repeating: "[", count: 99), "1:36: error: this is nested too deeply"),
    ])
  func mistakes(text: String, expected: String) throws {
    let error = try #require(throws: ConfigurationError.self) { try read(text) }
    #expect("\(error)".hasPrefix("gallery.json5:\(expected)"), "\(error)")
  }

  @Test("The line stands below the mistake, with a caret under it")
  func caret() throws {
    let error = try #require(throws: ConfigurationError.self) { try read("{\n\ttitle: Mine,\n}") }
    #expect(
      "\(error)" == """
        gallery.json5:2:9: error: 'Mine' is no value
         title: Mine,
                ^
        help: texts stand in quotes: "Mine"
        """)
  }

  @Test("Bytes that are no text are told")
  func notText() {
    #expect(
      throws: ConfigurationError(file: "c", message: "the file is not UTF-8")
    ) { try ConfigurationFile([0x7B, 0xFF, 0x7D], name: "c") }
  }
}
