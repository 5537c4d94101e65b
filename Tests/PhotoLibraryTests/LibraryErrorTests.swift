import Testing

@testable import PhotoLibrary

struct LibraryErrorTests {
  private static let all: [LibraryError] = [
    .missing("p"), .cannotOpen("p", reason: "r"), .notALibrary("p"),
    .newer("p", version: 9, known: 3), .inUse("p"), .full("p"), .readOnly("p"),
    .damaged("p", reason: "r"), .failed("p", reason: "r"),
    .noList("p", list: ListKey("l"), known: []),
  ]

  @Test("An error begins with the file", arguments: all)
  func file(error: LibraryError) { #expect(error.description.hasPrefix("p: ")) }

  @Test(
    "An error says what to do",
    arguments: zip(
      all.filter { if case .failed = $0 { false } else { true } },
      [
        "build or sync once", "--library", "--library", "use that one", "wait until", "make room",
        "check the rights", ".recover", "with the network",
      ]))
  func advice(error: LibraryError, words: String) { #expect(error.description.contains(words)) }

  @Test("A mass disappearance says what it saw and how to let it through")
  func massDisappearance() {
    let error = LibraryError.massDisappearance(list: ListKey("explore"), before: 500, after: 0)
    #expect(
      error.description
        == "'explore' had 500 photos and now has 0; in case that is a mistake, nothing was "
        + "removed; if it is right, run again with --accept-removals")
  }

  @Test("Of many lists the first ten are named")
  func manyLists() {
    let known = (0..<12).map { ListKey("list \($0)") }
    let text = LibraryError.noList("p", list: ListKey("x"), known: known).description
    #expect(text.hasSuffix("'list 9' and 2 more"))
  }
}
