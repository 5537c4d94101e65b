import Mustache
import Testing

@Suite("Keys, shapes and objects")
struct ObjectTests {
  @Test("Equal names are equal keys")
  func keys() {
    #expect(Key("title") == "title")
    #expect(Key("title") != Key("titel"))
    #expect("\(Key("title"))" == "title")
  }

  @Test("Shapes of the same names in the same order are equal")
  func shapes() {
    #expect(Shape("a", "b") == Shape(["a", "b"]))
    #expect(Shape("a", "b") != Shape("b", "a"))
    #expect(Shape("b", "a").keys == ["b", "a"])
    #expect(Shape().count == 0)
  }

  @Test("An object finds its values by name")
  func objects() throws {
    let object = Object(Shape("url", "title"), ["u", "t"])
    guard case .text("t") = object["title"] else {
      Issue.record("title is missing")
      return
    }
    #expect(object["other"] == nil)
    #expect(try render("{{url}}{{title}}{{other}}", .object(object)) == "ut")
  }

  @Test("Objects of different shapes live in one list")
  func differentShapes() throws {
    let list: Value = [
      .object(Object(Shape("a", "b"), [1, 2])), .object(Object(Shape("b", "a"), [3, 4])), ["b": 5],
    ]
    #expect(try render("{{#l}}{{a}}-{{b}} {{/l}}", ["l": list]) == "1-2 4-3 -5 ")
  }

  @Test("Optional text is text or null")
  func optionalText() {
    #expect(Value.text(nil as String?).isTruthy == false)
    #expect(Value.text("x" as String?).isTruthy)
  }

  @Test("One library renders on many threads at once, always the same")
  func threads() async throws {
    let library = try TemplateLibrary.compile([
      TemplateSource(name: "t", text: "{{#l}}{{a}}{{>p}}{{/l}}"),
      TemplateSource(name: "p", text: "<{{b}}>"),
    ])
    let value: Value = [
      "l": .list((0..<50).map { ["a": .int($0), "b": .text("text of \($0) & more")] })
    ]
    let expected = try library.render("t", value)
    try await withThrowingTaskGroup(of: String.self) { group in
      for _ in 0..<32 { group.addTask { try library.render("t", value, mode: .strict) } }
      for try await rendered in group { #expect(rendered == expected) }
    }
  }
}
