import Foundation
import GalleryFixtures
import GalleryModel
import Pages
import Presenters
import Testing

struct LanguageFilesTests {
  private static let languages = ["ar", "de", "en", "es", "fr", "ja", "tr", "zh-Hant"]

  private func sentences(_ language: String) throws -> [String: String] {
    let bytes = try #require(OwnTheme.files["strings/\(language).json"])
    return try JSONDecoder().decode([String: String].self, from: Data(bytes))
  }

  private func places(in sentence: String) -> [String] {
    sentence.matches(of: #/\{\w+\}/#).map { String($0.output) }.sorted()
  }

  private var plurals: [String] {
    PluralKey.allCases.flatMap { key in PluralForm.allCases.map { key.rawValue + $0.rawValue } }
  }

  @Test("The theme speaks eight languages")
  func bundled() {
    let names = OwnTheme.files.keys.filter { $0.hasPrefix("strings/") }.sorted()
    #expect(names == Self.languages.map { "strings/\($0).json" })
  }

  @Test("Every language has every sentence, with the same places to fill", arguments: languages)
  func complete(language: String) throws {
    let english = try sentences("en").filter { !plurals.contains($0.key) }
    let own = try sentences(language).filter { !plurals.contains($0.key) }
    #expect(Set(own.keys) == Set(english.keys))
    for (key, sentence) in own {
      #expect(places(in: sentence) == places(in: english[key] ?? ""), "\(key): \(sentence)")
      #expect(!sentence.isEmpty, "\(key)")
      #expect(sentence == sentence.trimmingCharacters(in: .whitespacesAndNewlines), "\(key)")
    }
  }

  @Test("Every noun has the forms its language needs, and no others", arguments: languages)
  func nouns(language: String) throws {
    let own = try sentences(language)
    let tag = try #require(LanguageTag(language))
    let rule = PluralRule(language: tag.language)
    for key in PluralKey.allCases {
      let forms = PluralForm.allCases.filter { own[key.rawValue + $0.rawValue] != nil }
      #expect(forms == rule.forms, "\(key)")
      for form in forms where form != .zero && form != .one && form != .two {
        #expect(
          places(in: own[key.rawValue + form.rawValue] ?? "") == ["{count}"], "\(key) \(form)")
      }
    }
  }

  @Test("Words of one's own language are missing nowhere in English", arguments: languages)
  func translated(language: String) throws {
    let (own, english) = (try sentences(language), try sentences("en"))
    let same = own.filter {
      $0.value == english[$0.key] && $0.value.count > 20 && !$0.value.contains("{")
    }
    #expect(language == "en" || same.isEmpty, "\(same.keys.sorted())")
  }

  @Test(
    "A region finds the words of its language, and keeps its own name",
    arguments: [
      ("zh-TW", "無標題"), ("zh_HK", "無標題"), ("de-AT", "Ohne Titel"), ("AR-eg", "بلا عنوان"),
      ("tr_TR.UTF-8", "Başlıksız"), ("ja-JP", "無題"), ("en-US", "Untitled"),
    ])
  func regions(language: String, untitled: String) throws {
    let theme = try TemplateSet(files: OwnTheme.files, language: language)
    #expect(theme.phrases.text(.untitled) == untitled)
    #expect(theme.phrases.language == LanguageTag(language)?.text)
  }

  @Test("Who asks for simplified Chinese is not given traditional", arguments: ["zh", "zh-CN"])
  func script(language: String) throws {
    #expect(throws: PagesError.unknownLanguage(language, known: Self.languages)) {
      try TemplateSet(files: OwnTheme.files, language: language)
    }
  }

  @Test("A region's own words come before those of its language")
  func layers() throws {
    let theme = try TemplateSet(
      files: OwnTheme.files,
      overrides: ["strings/de-CH.json": Array("{\"sizeLarge\": \"Gross\"}".utf8)],
      language: "de-CH")
    #expect(theme.phrases.all["sizeLarge"] == "Gross")
    #expect(theme.phrases.text(.untitled) == "Ohne Titel")
    #expect(theme.phrases.text(.aboutHeading) == "Über diese Galerie")
  }

  @Test("A noun of a language without plurals of its own is counted in English")
  func borrowed() throws {
    let theme = try TemplateSet(
      files: OwnTheme.files, overrides: ["strings/cy.json": Array("{}".utf8)], language: "cy")
    #expect(theme.phrases.count(1, .photoCount) == "1 photo")
    #expect(theme.phrases.count(2, .photoCount) == "2 photos")
  }

  @Test(
    "Numbers and nouns agree",
    arguments: [
      ("ar", 0, "لا صور"), ("ar", 1, "صورة واحدة"), ("ar", 2, "صورتان"), ("ar", 3, "3 صور"),
      ("ar", 11, "11 صورة"), ("ar", 100, "100 صورة"), ("ja", 1, "写真1枚"),
      ("tr", 2, "2 fotoğraf"), ("de", 1, "1 Foto"), ("de", 1234, "1.234 Fotos"),
      ("fr", 0, "0 photo"), ("fr", 2_000_000, "2\u{202F}000\u{202F}000 de photos"),
      ("es", 1234, "1234 fotos"), ("es", 12_345, "12.345 fotos"), ("zh-Hant", 5, "5 張相片"),
    ])
  func counts(language: String, count: Int, text: String) throws {
    let theme = try TemplateSet(files: OwnTheme.files, language: language)
    #expect(theme.phrases.count(count, .photoCount) == text)
  }
}
