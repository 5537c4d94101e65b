import GalleryFixtures
import Mustache
import Pages
import Presenters
import Testing

struct TemplateSetTests {
  private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

  @Test("The program's own theme has every template and sentence")
  func bundled() throws {
    let theme = try TemplateSet(files: OwnTheme.files)
    #expect(theme.phrases.language == "en")
    let paths = theme.assets.map(\.path)
    #expect(paths.contains("assets/style.css"))
    #expect(paths.contains("favicon.svg"))
    #expect(paths == paths.sorted())
  }

  @Test("A file of one's own replaces the program's, and its digest")
  func override() throws {
    let own = try TemplateSet(files: OwnTheme.files)
    let mine = try TemplateSet(
      files: OwnTheme.files,
      overrides: ["404.mustache": bytes("gone"), "assets/x.css": bytes("a{}")], folder: "mine")
    #expect(mine.digest != own.digest)
    #expect(try mine.library.render("404", [:]) == "gone")
    #expect(mine.assets.contains { $0.path == "assets/x.css" })
    #expect(try TemplateSet(files: OwnTheme.files).digest == own.digest)
  }

  @Test("A mistake in a template is told with its file and line")
  func mistake() throws {
    let error = #expect(throws: PagesError.self) {
      try TemplateSet(
        files: OwnTheme.files, overrides: ["404.mustache": bytes("a\n{{#x}}")], folder: "mine")
    }
    #expect(error?.description.hasPrefix("mine/404.mustache:2:1: error: ") == true)
  }

  @Test("A theme lacks neither pages nor text")
  func incomplete() throws {
    var files = OwnTheme.files
    files["grid.mustache"] = nil
    #expect(throws: PagesError.missingTemplate("grid.mustache")) { try TemplateSet(files: files) }
    #expect(throws: PagesError.notText(file: "mine/404.mustache")) {
      try TemplateSet(
        files: OwnTheme.files, overrides: ["404.mustache": [0xFF]], folder: "mine")
    }
  }

  @Test(
    "Strings that cannot be read are told by file and reason",
    arguments: [
      ("{", "it is not valid JSON"), ("[]", "it is no JSON object"),
      ("{\"untitled\": 5}", "'untitled' is not a text"),
    ])
  func strings(json: String, reason: String) throws {
    #expect(throws: PagesError.strings(file: "mine/strings/en.json", reason: reason)) {
      try TemplateSet(
        files: OwnTheme.files, overrides: ["strings/en.json": bytes(json)], folder: "mine")
    }
  }

  @Test("A language needs its file, which may be incomplete")
  func languages() throws {
    #expect(
      throws: PagesError.unknownLanguage(
        "nb", known: ["ar", "de", "en", "es", "fr", "ja", "tr", "zh-Hant"])
    ) {
      try TemplateSet(files: OwnTheme.files, language: "nb")
    }
    let theme = try TemplateSet(
      files: OwnTheme.files,
      overrides: ["strings/nb.json": bytes("{\"untitled\": \"Uten tittel\"}")],
      language: "nb")
    #expect(theme.phrases.text(.untitled) == "Uten tittel")
    #expect(theme.phrases.text(.aboutHeading) == "About")
  }

  @Test("Pages in another language are other pages, even in the same words")
  func sameWords() throws {
    let overrides = ["strings/nb.json": bytes("{}")]
    let english = try TemplateSet(files: OwnTheme.files, overrides: overrides)
    let norwegian = try TemplateSet(files: OwnTheme.files, overrides: overrides, language: "nb")
    #expect(english.digest != norwegian.digest)
  }
}
