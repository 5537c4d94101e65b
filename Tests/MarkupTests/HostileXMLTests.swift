import Markup
import Testing

@Suite("Hostile XML")
struct HostileXMLTests {
  struct Fault: Sendable, CustomTestStringConvertible {
    let xml: String
    let line: Int
    let column: Int?
    let words: String
    var testDescription: String { String(xml.prefix(40)) }
  }

  @Test(
    "A fault is told with its place",
    arguments: [
      Fault(xml: "", line: 0, column: nil, words: "empty"),
      Fault(xml: "no markup", line: 1, column: 1, words: "start tag expected"),
      Fault(xml: "<a>\n<b>\n</a>", line: 3, column: 5, words: "mismatch: b line 2 and a"),
      Fault(xml: "<a>\n  <b x='1' x='2'/></a>", line: 2, column: 17, words: "x redefined"),
      Fault(xml: "<a>\n\n&nbsp;</a>", line: 3, column: 7, words: "'nbsp' not defined"),
      Fault(xml: "<a b=\"&nbsp;\"/>", line: 1, column: 13, words: "'nbsp' not defined"),
      Fault(xml: "<a><b>cut", line: 1, column: nil, words: "b line 1"),
      Fault(xml: "<a/><b/>", line: 1, column: 5, words: "extra content"),
      Fault(xml: "<a>\u{1}</a>", line: 1, column: nil, words: "invalid char value 1"),
      Fault(
        xml: "<?xml version='1.0' encoding='KOI8-R'?><a/>", line: 1, column: nil,
        words: "'KOI8-R' is not read"),
      Fault(
        xml: "<!DOCTYPE a SYSTEM 'x.dtd'><a>&gone;</a>", line: 1, column: 37,
        words: "'gone' not defined"),
      Fault(
        xml: "<!DOCTYPE a SYSTEM 'x.dtd'><a b='&gone;'/>", line: 1, column: nil,
        words: "'gone' not defined"),
    ])
  func tellsFault(_ fault: Fault) {
    let error = #expect(throws: MarkupError.self) {
      try MarkupTree(parsing: fault.xml, name: "answer.xml")
    }
    #expect(error?.source == "answer.xml")
    #expect(error?.line == fault.line)
    if let column = fault.column { #expect(error?.column == column) }
    #expect(
      error?.message.lowercased().contains(fault.words.lowercased()) == true,
      "\(String(describing: error))")
    #expect(error?.message.contains("\n") == false)
  }

  @Test(
    "Bytes that look like several encodings are refused",
    arguments: [
      [0, 0, 0, 0x3C], [0xFE, 0xFF, 0, 0, 0, 0x3C], [0, 0x3C, 0, 0], [0x4C, 0x6F, 0xA7],
    ])
  func refusesDisguise(_ bytes: [UInt8]) {
    #expect(throws: MarkupError.self) { try MarkupTree(parsing: bytes + [0x61, 0x2F, 0x3E]) }
  }

  @Test("The wording begins with the source and the place")
  func wordsError() {
    let error = #expect(throws: MarkupError.self) {
      try MarkupTree(parsing: "<a>\n</b>", name: "saved/page.xml")
    }
    #expect(
      error?.description
        == "saved/page.xml:2:5: error: opening and ending tag mismatch: a line 1 and b")
    let empty = #expect(throws: MarkupError.self) { try MarkupTree(parsing: "", name: "x.xml") }
    #expect(empty?.description == "x.xml: error: it is empty")
  }

  @Test(
    "Declared entities are refused, whatever they hold",
    arguments: [
      "<!ENTITY a 'b'>",
      "<!ENTITY a SYSTEM 'file:///etc/passwd'>",
      "<!ENTITY a SYSTEM 'http://127.0.0.1:1/x'>",
      "<!ENTITY % p SYSTEM 'file:///etc/passwd'> %p;",
      "<!ENTITY % p '<!ENTITY a \"b\">'> %p;",
      "<!ENTITY l 'lol'><!ENTITY l1 '&l;&l;&l;&l;&l;&l;&l;&l;'><!ENTITY a '&l1;&l1;&l1;&l1;'>",
    ])
  func refusesEntities(_ declaration: String) {
    let error = #expect(throws: MarkupError.self) {
      try MarkupTree(parsing: "<!DOCTYPE x [\n\(declaration)\n]><x b='&a;'>&a;</x>")
    }
    #expect(error?.message.hasPrefix("an entity is declared") == true)
    #expect(error?.line == 2)
  }

  @Test("A doctype alone does no harm and loads nothing")
  func ignoresDoctype() throws {
    let source = "<!DOCTYPE x SYSTEM 'file:///etc/passwd' [<!ELEMENT x ANY>]><x>y</x>"
    #expect(try MarkupTree(parsing: source).root.text == "y")
  }

  @Test("XInclude stays an ordinary element")
  func ignoresInclusion() throws {
    let source = """
      <x xmlns:xi="http://www.w3.org/2001/XInclude"><xi:include href="/etc/passwd" parse="text"/></x>
      """
    let root = try MarkupTree(parsing: source).root
    #expect(root.text == "")
    #expect(root.firstChild(named: "xi:include") != nil)
  }

  @Test("Nesting is bounded", arguments: [1_000, 100_000])
  func boundsNesting(depth: Int) {
    let source = String(repeating: "<a>", count: depth) + String(repeating: "</a>", count: depth)
    let error = #expect(throws: MarkupError.self) { try MarkupTree(parsing: source) }
    #expect(error?.message == "elements are nested too deeply")
  }

  @Test("A document cut anywhere is an error and never a crash")
  func survivesTruncation() {
    let whole = Array(
      "<?xml version='1.0'?><!DOCTYPE a><a b='c&amp;d'><!-- e --><f>&#65;é</f><![CDATA[g]]></a>"
        .utf8)
    for length in 0..<whole.count {
      #expect(throws: MarkupError.self) { try MarkupTree(parsing: Array(whole.prefix(length))) }
    }
    #expect(throws: Never.self) { try MarkupTree(parsing: whole) }
  }

  @Test("Random damage never crashes")
  func survivesDamage() {
    let whole = Array("<?xml version='1.0'?><a b='c&amp;d' xmlns:p='q'><p:f>&#65;é</p:f></a>".utf8)
    var read = 0
    for position in whole.indices {
      for byte: UInt8 in [0, 0x22, 0x26, 0x3C, 0x3E, 0x5D, 0x80, 0xFE, 0xFF] {
        var damaged = whole
        damaged[position] = byte
        if let tree = try? MarkupTree(parsing: damaged) {
          read += tree.root.name.isEmpty ? 0 : 1
        }
      }
    }
    #expect(read > 0)
  }
}
