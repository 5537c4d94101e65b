import Mustache
import Testing

@Suite("The rules of the language, by small examples")
struct CoreRulesTests {
  @Test("Variables are written, escaped or not, and missing ones are nothing")
  func variables() throws {
    let rendered = try render("{{a}}|{{{a}}}|{{&a}}|{{ a }}|{{b}}", ["a": "<1>"])
    #expect(rendered == "&lt;1&gt;|<1>|<1>|&lt;1&gt;|")
  }

  @Test("A dotted name is looked up part by part, the first in every level")
  func dottedNames() throws {
    let value: Value = ["a": ["b": ["c": "deep"]], "s": ["a": ["b": nil]], "a.b": "never"]
    #expect(try render("{{a.b.c}}|{{#s}}{{a.b.c}}{{/s}}|{{a.x.c}}", value) == "deep||")
  }

  @Test(
    "A section shows for what is true, and its opposite for what is not",
    arguments: [
      (Value.null, false), (false, false), (true, true), (0, false), (7, true), (0.0, false),
      (0.5, true), ("", false), ("x", true), ([], false), ([nil], true), ([:], true),
      (.html(""), false), (.html("<b>"), true), (.double(.nan), false),
    ] as [(Value, Bool)])
  func sections(value: Value, isShown: Bool) throws {
    let rendered = try render("{{#v}}yes{{/v}}{{^v}}no{{/v}}", ["v": value])
    #expect(rendered == (isShown ? "yes" : "no"))
    #expect(value.isTruthy == isShown)
  }

  @Test("A section walks through a list, with the element on top of the context")
  func lists() throws {
    let value: Value = [
      "n": "outer", "list": [["n": 1], ["m": 2], ["n": 3]], "plain": ["a", 2, 1.5],
    ]
    #expect(try render("{{#list}}({{n}}){{/list}}", value) == "(1)(outer)(3)")
    #expect(try render("{{#plain}}{{.}},{{/plain}}", value) == "a,2,1.5,")
  }

  @Test("A list in a list is walked through by the implicit iterator")
  func nestedLists() throws {
    let value: Value = ["rows": [[1, 2], [], [3]]]
    #expect(try render("{{#rows}}<{{#.}}{{.}}{{/.}}>{{/rows}}", value) == "<12><><3>")
  }

  @Test("The implicit iterator enters an object again")
  func iteratorOfAnObject() throws {
    let value: Value = ["o": ["x": 1]]
    #expect(try render("{{#o}}{{#.}}{{x}}{{/.}}{{/o}}", value) == "1")
  }

  @Test("Comments and delimiter tags leave nothing behind")
  func commentsAndDelimiters() throws {
    let rendered = try render("a{{! {{ any }}b\n  {{!\n x }}\n{{=<% %>=}}\n<%v%>{{v}}", ["v": 1])
    #expect(rendered == "ab\n1{{v}}")
  }

  @Test(
    "A tag that has a line for itself takes the line with it",
    arguments: [
      ("1\n  {{#t}}\n2\n\t{{/t}}\n3", "1\n2\n3"),
      ("1\r\n{{#t}}\r\n2\r\n{{/t}}\r\n3", "1\r\n2\r\n3"),
      ("{{#t}} \n2{{/t}}", "2"), ("{{^f}}\n2\n{{/f}}", "2\n"), ("1\n  {{!x}}", "1\n"),
      ("  {{t}}\n", "  true\n"), ("{{#t}}{{/t}}\n", "\n"), ("{{#t}}\n{{/t}} x", " x"),
    ])
  func standaloneTags(template: String, expected: String) throws {
    #expect(try render(template, ["t": true, "f": false]) == expected)
  }

  @Test("A partial sees the context, and a line of its own indents all of its lines")
  func partials() throws {
    let partials = [
      "item": "<{{n}}>\n{{#t}}\nsecond {{{v}}}\n{{/t}}\n", "list": "[\n  {{>item}}\n]\n",
    ]
    let value: Value = ["n": 1, "t": true, "v": "x\ny"]
    #expect(try render("{{>item}}!", value, with: partials) == "<1>\nsecond x\ny\n!")
    #expect(try render(" {{>list}}\n", value, with: partials) == " [\n   <1>\n   second x\ny\n ]\n")
  }

  @Test("A partial in the middle of a line is not indented, even inside an indented one")
  func inlinePartials() throws {
    let partials = ["two": "1\n2\n", "outer": "{{t}}: {{>two}}{{>two}}"]
    #expect(try render("  {{>outer}}\n", ["t": "x"], with: partials) == "  x: 1\n2\n1\n2\n")
  }

  @Test("A partial can include itself as long as the data goes on")
  func recursion() throws {
    let tree: Value = ["n": 1, "kids": [["n": 2, "kids": []], ["n": 3, "kids": []]]]
    let rendered = try render(
      "{{>node}}", tree, with: ["node": "{{n}}({{#kids}}{{>node}}{{/kids}})"])
    #expect(rendered == "1(2()3())")
  }

  @Test("Characters beyond ASCII work in text, names, values and delimiters")
  func unicode() throws {
    let value: Value = ["größe": "5 µm — 大", "🌅": ["é"]]
    #expect(try render("Ω {{größe}} {{#🌅}}{{.}}{{/🌅}}", value) == "Ω 5 µm — 大 é")
    #expect(try render("{{=« »=}}«größe»", value) == "5 µm — 大")
  }
}
