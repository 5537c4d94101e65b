import Mustache
import Testing

@Suite("Strict mode")
struct StrictModeTests {
  @Test("An unknown name is shown with its line, a caret and the name that was meant")
  func unknownName() {
    let template = "<main>\n  <h1>{{titel}}</h1>\n</main>\n"
    #expect(
      mistake(in: template, ["title": "x", "url": "y"]) == """
        Templates/main.mustache:2:7: error: unknown name 'titel'
          <h1>{{titel}}</h1>
              ^
        help: did you mean 'title'?
        """)
  }

  @Test("Without a name that is near, the names in reach are listed")
  func namesInReach() {
    #expect(
      mistake(in: "{{#o}}{{zzz}}{{/o}}", ["o": ["b": 1], "a": 2]).hasSuffix(
        "help: names here: a, b, o"))
    #expect(mistake(in: "{{zzz}}").hasSuffix("help: there are no names here"))
  }

  @Test(
    "Every kind of tag must know its name",
    arguments: ["{{x}}", "{{{x}}}", "{{&x}}", "{{#x}}{{/x}}", "{{^x}}{{/x}}", "{{>*x}}"])
  func everyTag(template: String) {
    #expect(mistake(in: template, ["y": 1]).contains("error: unknown name 'x'"))
  }

  @Test("A name whose value is nothing is known")
  func knownNothing() throws {
    let value: Value = ["n": nil, "t": "", "l": [], "f": false]
    let template = "{{n}}{{t}}{{#l}}{{never}}{{/l}}{{#f}}{{never}}{{/f}}{{n.more.parts}}{{>*n}}."
    #expect(try render(template, value, mode: .strict) == ".")
  }

  @Test("A name is sought in every level of the context")
  func everyLevel() throws {
    let value: Value = ["a": ["b": ["c": 1]], "d": 2]
    #expect(try render("{{#a}}{{#b}}{{c}}{{d}}{{/b}}{{/a}}", value, mode: .strict) == "12")
  }

  @Test("An unknown part of a dotted name is named")
  func unknownPart() {
    #expect(
      mistake(in: "{{photo.ulr}}", ["photo": ["url": 1, "alt": 2]]) == """
        Templates/main.mustache:1:1: error: unknown name 'ulr' in 'photo.ulr'
        {{photo.ulr}}
        ^
        help: did you mean 'url'?
        """)
    #expect(mistake(in: "{{a.b}}", ["a": "text"]).contains("unknown name 'b' in 'a.b'"))
  }

  @Test("A missing partial or parent is an error, by whatever name")
  func missingTemplates() {
    #expect(
      mistake(in: "x\n  {{>foter}}\n", with: ["footer": ""]) == """
        Templates/main.mustache:2:3: error: no template named 'foter'
          {{>foter}}
          ^
        help: did you mean 'footer'?
        """)
    #expect(mistake(in: "{{<nobody}}{{/nobody}}").contains("no template named 'nobody'"))
    #expect(mistake(in: "{{>*v}}", ["v": "nobody"]).contains("no template named 'nobody'"))
    #expect(mistake(in: "[{{>nobody}}]", mode: .lenient) == "no error: []")
  }

  @Test("A list or an object has no text")
  func noText() {
    #expect(
      mistake(in: "{{v}}", ["v": [1]]) == """
        Templates/main.mustache:1:1: error: 'v' is a list and has no text
        {{v}}
        ^
        help: open it as a section: '#v'
        """)
    #expect(mistake(in: "{{v}}", ["v": ["a": 1]]).contains("'v' is an object and has no text"))
  }

  @Test("A failed rendering leaves the bytes as they were")
  func bytesAreKept() throws {
    let library = try TemplateLibrary.compile([TemplateSource(name: "t", text: "text {{x}}")])
    var bytes = Array("before".utf8)
    #expect(throws: TemplateError.self) {
      try library.render("t", [:], mode: .strict, into: &bytes)
    }
    #expect(bytes == Array("before".utf8))
    try library.render("t", ["x": 1], mode: .strict, into: &bytes)
    #expect(bytes == Array("beforetext 1".utf8))
  }

  @Test(
    "An unknown template is an error in both modes", arguments: [RenderingMode.lenient, .strict])
  func unknownTemplate(mode: RenderingMode) throws {
    let library = try TemplateLibrary.compile([TemplateSource(name: "grid", text: "")])
    let error = #expect(throws: TemplateError.self) { try library.render("gird", [:], mode: mode) }
    #expect(error?.description == "error: no template named 'gird'\nhelp: did you mean 'grid'?")
  }
}
