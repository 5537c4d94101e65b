import GalleryFixtures
import Presenters
import Testing

struct PhrasesTests {
  @Test("A sentence the language lacks is said in English")
  func fallback() throws {
    let phrases = try Phrases(
      language: #require(LanguageTag("de")), sentences: ["untitled": "Ohne Titel"],
      english: englishSentences())
    #expect(phrases.text(.untitled) == "Ohne Titel")
    #expect(phrases.text(.aboutHeading) == "About")
    #expect(phrases.all["untitled"] == "Ohne Titel")
  }

  @Test("A sentence that nobody has is an error that names it")
  func missing() throws {
    var sentences = try englishSentences()
    sentences["photoBy"] = nil
    let error = #expect(throws: WordingError.self) {
      try Phrases(language: #require(LanguageTag("de")), sentences: [:], english: sentences)
    }
    #expect(error == .missingPhrase(key: "photoBy", language: "de"))
    #expect(
      error?.description
        == "strings/de.json: error: no sentence 'photoBy', and strings/en.json has none either\n"
        + "help: add \"photoBy\" to one of them")
  }

  @Test(
    "Places are filled; what nothing is given for stays visible",
    arguments: [
      ("by {name}", "by Ada"), ("{name}{name}", "AdaAda"), ("{other} {name", "{other} {name"),
      ("}{", "}{"), ("", ""), ("{}", "{}"),
    ])
  func filling(sentence: String, text: String) {
    #expect(Phrase(sentence).filled(["name": "Ada"]) == text)
  }

  @Test("What is filled in is not looked at again")
  func noRecursion() {
    #expect(Phrase("{name}").filled(["name": "{name}"]) == "{name}")
  }

  @Test(
    "Thousands are parted",
    arguments: [
      (0, "0"), (999, "999"), (1000, "1,000"), (1_234_567, "1,234,567"), (-1234, "-1,234"),
      (100_000, "100,000"),
    ])
  func numbers(number: Int, text: String) throws {
    #expect(try englishPhrases().number(number) == text)
  }
}
