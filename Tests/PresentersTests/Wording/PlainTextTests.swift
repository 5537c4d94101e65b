import Presenters
import Testing

struct PlainTextTests {
  @Test(
    "A line loses what no page may hold",
    arguments: [
      ("plain", "plain"), ("", ""), (" a ", "a"), ("a\nb\tc\r\nd", "a b c  d"), ("a\0b", "ab"),
      ("a\u{80}\u{9F}\u{7F}b", "ab"),
      ("evil\u{202E}gpj.exe", "evilgpj.exe"), ("\u{202A}x\u{202C}", "x"),
      ("\u{2067}שלום\u{2069}!", "\u{2067}שלום\u{2069}!"), ("\u{2067}open", "\u{2067}open\u{2069}"),
      ("\u{2069}closed", "closed"), ("a\u{2028}b", "a b"), ("“quoted” – é", "“quoted” – é"),
      (
        "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}", "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}"
      ),
      ("🏳️‍🌈 👍🏽 🇳🇴", "🏳️‍🌈 👍🏽 🇳🇴"), ("\u{E000}", "\u{E000}"),
    ])
  func line(text: String, cleaned: String) {
    #expect(PlainText.line(text) == cleaned)
  }

  @Test(
    "Lines keep their breaks, each kind of them as one",
    arguments: [
      ("a\nb", "a\nb"), ("a\r\nb\rc", "a\nb\nc"), ("a\n\nb", "a\n\nb"), ("a\u{2028}b", "a\nb"),
      ("a\tb", "a\tb"), ("a\u{0B}b", "a\nb"), (" a ", " a "),
    ])
  func lines(text: String, cleaned: String) {
    #expect(PlainText.lines(text) == cleaned)
  }

  @Test("No scalar that XML or HTML forbids survives")
  func everyScalar() {
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let isForbidden =
        value < 0x20 || (0x7F...0x9F).contains(value) || value & 0xFFFE == 0xFFFE
        || (0xFDD0...0xFDEF).contains(value)
      guard isForbidden else { continue }
      let cleaned = PlainText.line("a\(String(Character(scalar)))b")
      #expect(!cleaned.unicodeScalars.contains(scalar))
    }
  }

  @Test(
    "What cannot be seen is blank",
    arguments: [
      ("", true), ("\u{200B}\u{FEFF}", true), ("\u{AD}", true), ("\u{3164}", true), ("a", false),
      ("😀", false), ("\u{202E}", true), ("\u{2800}", true),
    ])
  func blank(text: String, isBlank: Bool) {
    #expect(PlainText.isBlank(text) == isBlank)
  }
}
