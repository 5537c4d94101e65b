import Mustache
import Testing

@Suite("Parents and blocks")
struct InheritanceTests {
  private let layout = """
    <html>
      {{$head}}<title>none</title>{{/head}}
      <main>
        {{$main}}
        <p>nothing</p>
        {{/main}}
      </main>
    </html>

    """

  @Test("A page fills the blocks of its layout, indented as the layout is")
  func layoutIsFilled() throws {
    let page = """
      {{<layout}}
      {{$head}}<title>{{title}}</title>{{/head}}
      This is not shown.
      {{$main}}
      <ul>
        {{#items}}
        <li>{{.}}</li>
        {{/items}}
      </ul>
      {{/main}}
      {{/layout}}

      """
    let value: Value = ["title": "A & B", "items": [1, 2]]
    #expect(
      try render(page, value, with: ["layout": layout]) == """
        <html>
          <title>A &amp; B</title>
          <main>
            <ul>
              <li>1</li>
              <li>2</li>
            </ul>
          </main>
        </html>

        """)
  }

  @Test("Blocks that nobody fills show what they hold")
  func defaults() throws {
    let rendered = try render("{{<layout}}{{/layout}}", with: ["layout": layout])
    #expect(rendered.contains("  <title>none</title>\n"))
    #expect(rendered.contains("    <p>nothing</p>\n"))
  }

  @Test("Of several arguments for a block the outermost counts")
  func precedence() throws {
    let parents = [
      "a": "{{<b}}{{$x}}a{{/x}}{{$y}}a{{/y}}{{/b}}", "b": "{{$x}}b{{/x}}{{$y}}b{{/y}}",
    ]
    #expect(try render("{{<a}}{{$x}}main{{/x}}{{/a}}", with: parents) == "maina")
  }

  @Test("An argument that holds a block of its own name shows its own default")
  func sameName() throws {
    let template = "{{<p}}{{$x}}new {{$x}}inner{{/x}}{{/x}}{{/p}}"
    #expect(try render(template, with: ["p": "[{{$x}}old{{/x}}]"]) == "[new inner]")
  }

  @Test("A block may be inside a section of the parent, and is rendered there each time")
  func blockInASection() throws {
    let rendered = try render(
      "{{<p}}{{$x}}<{{.}}>{{/x}}{{/p}}", ["list": [1, 2]],
      with: ["p": "{{#list}}{{$x}}{{/x}};{{/list}}"])
    #expect(rendered == "<1>;<2>;")
  }

  @Test("The white space of an argument's own lines is replaced by the block's")
  func reindentation() throws {
    let page = "{{<p}}\n{{$x}}\n      one\n        two\n\n      {{>q}}\n{{/x}}\n{{/p}}\n"
    let rendered = try render(page, with: ["p": "a\n  {{$x}}\n  {{/x}}\nb\n", "q": "q\nq\n"])
    #expect(rendered == "a\n  one\n    two\n  \n  q\n  q\nb\n")
  }

  @Test("An argument in the middle of a line keeps its lines as they are")
  func inlineBlock() throws {
    let page = "{{<p}}{{$x}}\n  one\n  two\n  {{/x}}{{/p}}"
    #expect(try render(page, with: ["p": "<{{$x}}{{/x}}>\n"]) == "<one\ntwo\n>\n")
  }

  @Test("A partial inside an argument in the middle of a line is indented as it stands")
  func partialInAnInlineBlock() throws {
    let page = "{{<p}}{{$x}}\none\n  {{>q}}\n{{/x}}{{/p}}"
    let others = ["p": "<{{$x}}{{/x}}>", "q": "two\n"]
    #expect(try render(page, with: others) == "<one\n  two\n>")
  }

  @Test("A parent's name can come from the context")
  func dynamicParent() throws {
    let template = "{{<*which}}{{$x}}mine{{/x}}{{/*which}}"
    #expect(try render(template, ["which": "p"], with: ["p": "({{$x}}{{/x}})"]) == "(mine)")
  }
}
