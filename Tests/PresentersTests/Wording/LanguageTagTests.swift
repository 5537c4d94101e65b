import Presenters
import Testing

struct LanguageTagTests {
  @Test(
    "Tags are written in their usual letter case, however they are spelled",
    arguments: [
      ("de", "de"), ("DE-at", "de-AT"), ("zh-hant", "zh-Hant"), ("zh_TW", "zh-TW"),
      ("tr_TR.UTF-8", "tr-TR"), ("es-419", "es-419"), ("sr-latn-rs", "sr-Latn-RS"),
      ("IS", "is"), ("ca_ES@valencia", "ca-ES"), ("sl-rozaj-1994", "sl-rozaj-1994"),
    ])
  func spelling(spelling: String, text: String) {
    #expect(LanguageTag(spelling)?.text == text)
  }

  @Test(
    "What names no language is none",
    arguments: [
      "", "-", "e", "de-", "de--AT", "../de", "d/e", "zh-Hant ", "日本語", "123", "deutscheste",
    ])
  func noTag(spelling: String) {
    #expect(LanguageTag(spelling) == nil)
  }

  @Test(
    "Words may lie under wider names; Chinese keeps its script",
    arguments: [
      ("de", ["de"]), ("de-AT", ["de-AT", "de"]), ("sr-Latn-RS", ["sr-Latn-RS", "sr-Latn", "sr"]),
      ("zh-TW", ["zh-TW", "zh-Hant", "zh"]), ("zh-HK", ["zh-HK", "zh-Hant", "zh"]),
      ("zh-CN", ["zh-CN", "zh-Hans", "zh"]), ("zh", ["zh-Hans", "zh"]),
      ("zh-Hant-HK", ["zh-Hant-HK", "zh-Hant", "zh"]),
    ])
  func candidates(text: String, names: [String]) {
    #expect(LanguageTag(text)?.candidates == names)
  }
}
