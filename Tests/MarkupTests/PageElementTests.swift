import Markup
import Testing

@Suite("Page element")
struct PageElementTests {
  private func visit(_ page: String, _ visitor: (borrowing PageElement) -> Void) throws {
    var parser = try PageParser()
    #expect(parser.check(Array(page.utf8).span, schema: nil, visit: visitor).isEmpty)
  }

  @Test("Elements are visited in document order with their depth")
  func visitsInOrder() throws {
    var visits: [String] = []
    try visit(
      "<html><head><title>t</title></head><!-- c --><body><p>a<b>c</b></p><hr/></body></html>"
    ) {
      visits.append("\($0.ordinal) \($0.depth) \($0.name) \($0.tag)")
    }
    #expect(
      visits == [
        "0 0 html html", "1 1 head head", "2 2 title title", "3 1 body body", "4 2 p p", "5 3 b b",
        "6 2 hr hr",
      ])
  }

  @Test("Attributes are recognised and lent without their entities")
  func lendsAttributes() throws {
    var seen: [String] = []
    var names: [String] = []
    var values: [String?] = []
    var presence: [Bool] = []
    var lengths: [Int?] = []
    let page = """
      <a xmlns:xlink="http://www.w3.org/1999/xlink" href="x&amp;y&#38;z&lt;" data-x="1" onClick="f"
        xml:lang="he" xlink:href="#s" alt=""/>
      """
    try visit(page) { element in
      element.forEachAttribute { seen.append("\($0)=\(String(copying: $1))") }
      names = element.attributeNames
      values = [element.attribute(.href), element.attribute(.alt), element.attribute(.src)]
      presence = [element.has(.alt), element.has(.src)]
      lengths = [
        element.withAttribute(.href) { $0.count }, element.withAttribute(.alt) { $0.count },
        element.withAttribute(.src) { $0.count },
      ]
    }
    #expect(
      seen == ["href=x&y&z<", "other=1", "eventHandler=f", "xmlLang=he", "xlinkHref=#s", "alt="])
    #expect(names == ["href", "data-x", "onClick", "xml:lang", "xlink:href", "alt"])
    #expect(values == ["x&y&z<", "", nil])
    #expect(presence == [true, false])
    #expect(lengths == [6, 0, nil])
  }

  @Test("Text and namespace come on demand")
  func readsText() throws {
    var seen: [String] = []
    try visit("<p xmlns='urn:x'>a<b>&#60;</b>c</p>") { element in
      seen.append("\(element.namespace) \(element.text)")
    }
    #expect(seen == ["urn:x a<c", "urn:x <"])
  }
}
