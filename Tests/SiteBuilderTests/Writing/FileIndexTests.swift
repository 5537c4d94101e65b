import Testing

@testable import SiteBuilder

@Suite("The index of a site's files")
struct FileIndexTests {
  @Test(
    "Names are exact in letter case, and twins are refused",
    arguments: [
      ("a.html", "A.html"), ("A.html", "a.html"), ("tag/Milk.html", "tag/MILK.html"),
      ("\u{C4}rger.html", "\u{E4}rger.html"),
      ("caf\u{E9}.html", "cafe\u{301}.html"),
    ])
  func twins(first: String, second: String) throws {
    var index = FileIndex()
    #expect(try index.insert(first))
    #expect(throws: SiteError.twins(first, second)) { try index.insert(second) }
  }

  @Test("The same path again is no twin and not new")
  func again() throws {
    var index = FileIndex()
    for path in ["a.html", "B.html", "Ä.html"] {
      #expect(try index.insert(path))
      #expect(try !index.insert(path))
      #expect(index.contains(path))
    }
    #expect(!index.contains("b.html"))
    #expect(index.twin(of: "b.html") == "B.html")
    #expect(index.twin(of: "A.HTML") == "a.html")
    #expect(index.twin(of: "c.html") == nil)
  }
}
