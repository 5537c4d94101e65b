import Mustache
import Testing

@Suite("Lambdas")
struct LambdaTests {
  private let shout = Value.lambda(Lambda { "<b>" + $0.uppercased() + "</b>{{name}}" })

  @Test("A section's lambda gets the source and gives a template")
  func section() throws {
    let value: Value = ["shout": shout, "name": "&"]
    #expect(try render("{{#shout}}hi {{x}}{{/shout}}", value) == "<b>HI </b>&amp;")
    #expect(try render("{{#shout}}\n  a\n{{/shout}}\n", value) == "<b>  A\n</b>&amp;")
  }

  @Test("A variable's lambda gives a template, which is escaped as a whole")
  func variable() throws {
    let value: Value = ["l": .lambda(Lambda { "<\($0){{n}}>" }), "n": 1]
    #expect(try render("{{l}} {{{l}}}", value) == "&lt;1&gt; <1>")
  }

  @Test("A lambda's template can use the partials and blocks around it")
  func library() throws {
    let value: Value = ["l": .lambda(Lambda { "{{>p}}" + $0 })]
    let rendered = try render(
      "{{<q}}{{$x}}arg{{/x}}{{/q}}", value,
      with: ["p": "P", "q": "{{#l}}{{$x}}{{/x}}{{/l}}"])
    #expect(rendered == "Parg")
  }

  @Test("A lambda that gives itself again ends with an error")
  func endless() {
    let value: Value = [
      "l": .lambda(Lambda { _ in "{{l}}" }), "s": .lambda(Lambda { "{{#s}}\($0){{/s}}" }),
    ]
    #expect(mistake(in: "{{l}}", value).contains("nest more than 250 levels deep"))
    #expect(mistake(in: "{{#s}}x{{/s}}", value).contains("nest more than 250 levels deep"))
  }

  @Test("A mistake in a lambda's template names the lambda")
  func mistakeInside() {
    #expect(
      mistake(in: "{{l}}", ["l": .lambda(Lambda { _ in "a {{oops" })]) == """
        lambda 'l':1:3: error: a tag is not closed
        a {{oops
          ^
        help: close it with }}
        """)
  }
}
