import Markup
import Testing

@Suite("Page parser")
struct PageParserTests {
  private static let body = """
    <h1>Title &#38; more</h1>
    <p id="one">Text <a href="a.html?x=1&amp;y=2">link</a>
      <img src="i.jpg" alt="" width="3"/></p>
    """

  @Test("A page in order has no problems")
  func acceptsGoodPage() throws {
    var parser = try PageParser()
    let schema = try SampleSchema.schema()
    #expect(parser.check(SampleSchema.page(Self.body).span, schema: schema).isEmpty)
    #expect(parser.check(SampleSchema.page("<p/>").span, schema: nil).isEmpty)
  }

  struct Violation: Sendable, CustomTestStringConvertible {
    let body: String
    let place: String
    let message: String
    var testDescription: String { body }
  }

  @Test(
    "A violation is told with its place",
    arguments: [
      Violation(
        body: "<p>x</p>\n  <font>x</font>", place: "5:3",
        message: "element 'font' is not allowed here in 'body'"),
      Violation(
        body: "\n<p><img src='a' alt='' width='0'/></p>", place: "5:4",
        message: "the value '0' of attribute 'width' is not of type 'positiveInteger'"),
      Violation(
        body: "\n<p>a\n <img src='a' width='2'/></p>", place: "6:2",
        message: "element 'img' lacks an attribute, or one has a value that the schema does not "
          + "allow"),
      Violation(
        body: "<p onclick='x'>a</p>", place: "4:7",
        message: "attribute 'onclick' of element 'p' is not allowed, or its value is not"),
      Violation(
        body: "<ul>text</ul>", place: "4:7", message: "text is not allowed directly in element 'ul'"
      ),
      Violation(body: "", place: "4:1", message: "an element is missing in 'body'"),
    ])
  func tellsViolation(_ violation: Violation) throws {
    var parser = try PageParser()
    let schema = try SampleSchema.schema()
    let page = SampleSchema.page(violation.body)
    let problems = parser.check(page.span, schema: schema)
    #expect(problems.map(\.place) == [violation.place])
    #expect(problems.map(\.message) == [violation.message])
    #expect(parser.check(SampleSchema.page(Self.body).span, schema: schema).isEmpty)
    #expect(parser.check(page.span, schema: schema) == problems)
  }

  @Test(
    "A page that is not well-formed is told with its place and not visited",
    arguments: [
      ("<p>a<br></p>", "4:19"), ("<p>&nbsp;</p>", "4:16"), ("<p a=b/>", "4:12"),
      ("<p>\n<a href='x' href='y'/></p>", "5:21"),
    ])
  func tellsSyntax(_ body: String, place: String) throws {
    var parser = try PageParser()
    var visits = 0
    let problems = parser.check(SampleSchema.page(body).span, schema: nil) { _ in visits += 1 }
    #expect(problems.map(\.place) == [place])
    #expect(visits == 0)
    #expect(parser.check(SampleSchema.page(Self.body).span, schema: nil).isEmpty)
  }

  @Test("A processing instruction is no HTML, wherever it stands")
  func refusesInstructions() throws {
    var parser = try PageParser()
    for page in ["<?php x ?><html/>", "<html>\n<?php x ?></html>", "<html/><?php x ?>"] {
      let problems = parser.check(Array(page.utf8).span, schema: nil)
      #expect(problems.map { $0.message.hasPrefix("'<?php' begins") } == [true])
    }
    #expect(parser.check(SampleSchema.page(Self.body).span, schema: nil).isEmpty)
  }

  @Test("Declared entities and other encodings are refused")
  func refusesTricks() throws {
    var parser = try PageParser()
    let entity = "<!DOCTYPE html [<!ENTITY x SYSTEM 'file:///etc/passwd'>]><html>&x;</html>"
    let problems = parser.check(Array(entity.utf8).span, schema: nil)
    #expect(problems.first?.message.hasPrefix("an entity is declared") == true)
    let wide: [UInt8] = [0xFF, 0xFE] + "<a/>".utf8.flatMap { unit in [unit, 0] }
    #expect(parser.check(wide.span, schema: nil).map(\.message) == ["the page is not UTF-8 text"])
    let latin = Array("<?xml version='1.0' encoding='ISO-8859-1'?><a>".utf8) + [0xE9, 0x3C]
    #expect(parser.check(latin.span, schema: nil).map(\.message) == ["the page is not UTF-8 text"])
    let invalid = Array("<a>\n".utf8) + [0xE9, 0x3C]
    #expect(parser.check(invalid.span, schema: nil).map(\.line) == [2])
    let marked: [UInt8] = [0xEF, 0xBB, 0xBF] + wide
    #expect(parser.check(marked.span, schema: nil).map(\.message) == ["the page is not UTF-8 text"])
    #expect(parser.check([UInt8]().span, schema: nil).count == 1)
  }

  @Test("Lines and columns are right far beyond 65,535 lines")
  func countsLines() throws {
    var parser = try PageParser()
    let schema = try SampleSchema.schema()
    let filler = String(repeating: "\n", count: 70_000)
    var lines: [Int] = []
    let page = SampleSchema.page("<p>\(filler)</p><p>\n\n   <font/></p>\n<p/>")
    let problems = parser.check(page.span, schema: schema) { element in
      if element.tag == .p { lines.append(element.line) }
    }
    #expect(problems.map(\.place) == ["70006:4"])
    #expect(lines == [4, 70_004, 70_007])
  }

  @Test("A byte order mark shifts no place")
  func countsAfterMark() throws {
    var parser = try PageParser()
    var places: [String] = []
    let page = [0xEF, 0xBB, 0xBF] + Array("<a>\n <b/></a>".utf8)
    let problems = parser.check(page.span, schema: nil) { element in
      places.append("\(element.place.line):\(element.place.column)")
    }
    #expect(problems.isEmpty)
    #expect(places == ["1:1", "2:2"])
  }

  @Test("Many names of strangers do not fill the memory or confuse the known ones")
  func renewsNames() throws {
    var parser = try PageParser()
    for round in 0..<5 {
      let names = (0..<6_000).map { "<n\(round)-\($0) on\(round)='' id='x'/>" }.joined()
      var seen = 0
      let problems = parser.check(Array("<p>\(names)</p>".utf8).span, schema: nil) { element in
        if element.tag == .other, element.has(.id), element.has(.eventHandler) { seen += 1 }
      }
      #expect(problems.isEmpty)
      #expect(seen == 6_000)
    }
  }
}
