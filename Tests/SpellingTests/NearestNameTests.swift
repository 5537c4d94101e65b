import Spelling
import Testing

@Suite struct NearestNameTests {
  private static let known = ["--theme", "--title", "--pages", "--per-page", "--jobs", "--json"]

  @Test(
    "A slip of the finger is understood",
    arguments: [
      ("--them", "--theme"), ("--tehme", "--theme"), ("--Theme", "--theme"),
      ("--perpage", "--per-page"), ("--jbos", "--jobs"), ("--titles", "--title"),
    ])
  func slips(wanted: String, expected: String) {
    #expect(NearestName.of(wanted, among: Self.known) == expected)
  }

  @Test(
    "What resembles nothing gets no suggestion",
    arguments: ["--verbatim", "", "x", "--theme", String(repeating: "-theme", count: 20)])
  func strangers(wanted: String) {
    #expect(NearestName.of(wanted, among: ["--theme"]) == nil)
  }

  @Test("Of equally near names the first by spelling wins")
  func ties() {
    #expect(NearestName.of("cot", among: ["cut", "cat"]) == "cat")
  }
}
