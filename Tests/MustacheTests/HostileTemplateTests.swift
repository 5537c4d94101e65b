import Mustache
import Testing

@Suite("Hostile and endless templates")
struct HostileTemplateTests {
  @Test("A partial that includes itself without end is an error")
  func endlessPartial() {
    #expect(
      mistake(in: "{{>a}}", with: ["a": "x\n {{>b}}", "b": "{{>a}}"], mode: .lenient) == """
        b:1:1: error: templates nest more than 250 levels deep
        {{>a}}
        ^
        help: does this template include itself without end?
        """)
  }

  @Test(
    "Every way of going on without end is an error",
    arguments: [
      ["a": "{{<a}}{{/a}}"], ["a": "{{#t}}{{>a}}{{/t}}"], ["a": "{{^f}}{{>a}}{{/f}}"],
      ["a": "{{$x}}{{>a}}{{/x}}"], ["a": "{{>*name}}"],
      ["a": "{{<b}}{{$x}}{{>a}}{{/x}}{{/b}}", "b": "{{$x}}{{/x}}"],
    ])
  func endless(partials: [String: String]) {
    let value: Value = ["t": true, "f": false, "name": "a"]
    #expect(
      mistake(in: "{{>a}}", value, with: partials, mode: .lenient)
        .contains("nest more than 250 levels deep"))
  }

  @Test("A hundred levels are no problem")
  func deepButFinite() throws {
    let tree = (0..<100).reduce(Value.list([])) { inner, _ in [["kids": inner]] }
    let node = "{{#kids}}(\n {{>node}}\n){{/kids}}"
    let rendered = try render("{{>node}}", ["kids": tree], with: ["node": node])
    #expect(rendered.count { $0 == "(" } == 100)
  }

  @Test("Sections nested too deep are refused when compiling")
  func deepSections() {
    let template = String(repeating: "{{#a}}", count: 100_000)
    #expect(mistake(in: template).contains("tags nest more than 250 levels deep"))
  }

  @Test("Huge delimiters are refused, long ones work")
  func hugeDelimiters() throws {
    let huge = String(repeating: "<", count: 100_000)
    #expect(mistake(in: "{{=\(huge) >=}}").contains("a delimiter is longer than 64 bytes"))
    let long = String(repeating: "<", count: 64)
    #expect(try render("{{=\(long) >=}}\(long)a>", ["a": 1]) == "1")
  }

  @Test("Text that almost holds tags stays text")
  func almostTags() throws {
    let text = String(repeating: "{ { } } { ", count: 1_000) + "\u{0}\n\r\r\n\t "
    #expect(try render(text) == text)
  }

  @Test("A big loop renders every element")
  func bigLoop() throws {
    let list = Value.list((0..<100_000).map { .int($0) })
    let rendered = try render("{{#list}}{{.}}\n{{/list}}", ["list": list])
    #expect(rendered.split(separator: "\n").count == 100_000)
    #expect(rendered.hasSuffix("\n99999\n"))
  }

  @Test("Any mixture of tags either renders or is told as a mistake, and twice the same")
  func mixtures() {
    let pieces = [
      "{{#a}}", "{{/a}}", "{{^a}}", "{{/b}}", "{{$b}}", "{{<p}}", "{{/p}}", "{{>p}}", "{{>*a}}",
      "{{a.b}}", "{{.}}", "{{{a}}}", "{{=| |=}}", "|=", "{{ }}=|", "|a|", "{{!", "}}", "{{", "\n",
      "\r\n", "  ", "\t", "x", "\u{0}", "é", "{", "}", "{{/*a}}", "{{<*a}}",
    ]
    let value: Value = ["a": [["b": 1], "p"], "b": "p"]
    var state: UInt64 = 42
    for _ in 0..<5_000 {
      var template = ""
      for _ in 0..<(state >> 40) % 12 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        template += pieces[Int(state >> 33) % pieces.count]
      }
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let partials = ["p": "(\n {{$b}}\n  d\n {{/b}}\n)"]
      let first = mistake(in: template, value, with: partials)
      #expect(first == mistake(in: template, value, with: partials))
    }
  }
}
