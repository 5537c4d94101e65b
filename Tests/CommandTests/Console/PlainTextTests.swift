import Testing

@testable import flickr_gallery

@Suite struct PlainTextTests {
  @Test(
    "What a terminal would obey becomes a visible sign",
    arguments: [
      ("\u{1b}[2Jgone", "�[2Jgone"), ("a\rb", "a�b"), ("a\nb", "a�b"), ("\u{7f}", "�"),
      ("\u{9b}31m", "�31m"), ("a\u{202e}b", "a�b"), ("\u{2066}x", "�x"), ("\u{0}", "�"),
    ])
  func neutralized(text: String, expected: String) {
    #expect(PlainText.neutralized(text) == expected)
  }

  @Test(
    "Everyday text in any script stays as it is", arguments: ["夕日", "قهوة", "é 👩‍👩‍👧", "Tom & <b>"])
  func untouched(text: String) {
    #expect(PlainText.neutralized(text) == text)
  }

  @Test("Lines stay where a text may have several")
  func lines() {
    #expect(PlainText.neutralized("a\nb\u{1b}", keepingLines: true) == "a\nb�")
  }
}
