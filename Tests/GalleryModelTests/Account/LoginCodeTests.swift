import GalleryModel
import Testing

@Suite struct LoginCodeTests {
  @Test(
    "A code may be typed with dashes, with blanks or with nothing between its groups",
    arguments: [
      "123-456-789", "123456789", " 123 456 789 \r", "123–456–789", "123 - 456 - 789", "12345 6789",
    ])
  func typed(text: String) { #expect(LoginCode(typed: text)?.text == "123-456-789") }

  @Test("What is not nine digits stays as it was typed")
  func other() {
    #expect(LoginCode(typed: "12-34")?.text == "12-34")
    #expect(LoginCode(typed: " 5f2a9c ")?.text == "5f2a9c")
  }

  @Test("Where nothing is typed there is no code", arguments: ["", "  ", "---", "\t\r", "…"])
  func nothing(text: String) { #expect(LoginCode(typed: text) == nil) }
}
