import Testing

@testable import FlickrSources

struct NaturalOrderTests {
  @Test("Names are ordered as people count")
  func orders() {
    let ordered = [
      "1.xml", "2.xml", "10.xml", "A-1.xml", "a-2.xml", "a-10.xml", "page.xml", "page-1.xml",
      "page-01.xml", "page-2.xml", "page-2a.xml", "page-99999999999999999999.xml",
      "page-100000000000000000000.xml",
    ]
    let sorted = ordered.reversed().sorted(by: NaturalOrder.precedes)
    #expect(
      sorted.filter { $0.hasPrefix("page-") } == [
        "page-01.xml", "page-1.xml", "page-2.xml", "page-2a.xml", "page-99999999999999999999.xml",
        "page-100000000000000000000.xml",
      ])
    #expect(Array(sorted.prefix(6)) == Array(ordered.prefix(6)))
  }

  @Test("The order is one for every pair: never both ways, never a name before itself")
  func isStrict() {
    let names = ["a", "A", "a1", "a01", "a-1", "1", "01", "b2c3", "b2c10", "", "é1", "日本2"]
    for left in names {
      #expect(!NaturalOrder.precedes(left, left))
      for right in names where left != right {
        #expect(NaturalOrder.precedes(left, right) != NaturalOrder.precedes(right, left))
      }
    }
  }
}
