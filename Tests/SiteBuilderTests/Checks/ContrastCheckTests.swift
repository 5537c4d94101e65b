import Testing

@testable import SiteBuilder

@Suite("The contrast of palettes")
struct ContrastCheckTests {
  private func messages(_ sheet: String) -> [String] {
    ContrastCheck().findings(in: Array(sheet.utf8), path: "s.css").map(\.message)
  }

  @Test("The theme's own palettes pass")
  func own() {
    let sheet = TemplateFiles.bytes("assets/style.css")
    #expect(ContrastCheck().findings(in: sheet, path: "style.css") == [])
    #expect(StyleRules(sheet).rules.count > 100)
  }

  @Test(
    "Contrast is measured as the guidelines do",
    arguments: [
      ("#000", "#fff", 21.0), ("#777777", "#FFFFFF", 4.478), ("white", "white", 1),
      ("#f00", "black", 5.252),
    ])
  func measured(one: String, other: String, ratio: Double) throws {
    let (one, other) = (try #require(Colour(one)), try #require(Colour(other)))
    #expect(abs(one.contrast(to: other) - ratio) < 0.001)
    #expect(one.contrast(to: other) == other.contrast(to: one))
  }

  @Test(
    "What is no plain colour is not judged",
    arguments: ["", "#", "#12", "#12345", "#zzz", "red", "rgb(0,0,0)", "fff", "#-12"])
  func unknown(text: String) { #expect(Colour(text) == nil) }

  @Test("A pair is judged in the scheme it shows in")
  func schemes() {
    #expect(
      messages(":root { --ink: light-dark(#000, #222); --paper: light-dark(#fff, #111) }")
        == ["--ink on --paper in dark colours has a contrast of 1.1"])
    #expect(
      messages(
        ":root { --scheme: light; --ink: light-dark(#000, #222); --paper: light-dark(#fff, #111) }")
        == [])
    #expect(messages(":root { --ink: light-dark(#000, #fff); --stage: #000 }") == [])
  }

  @Test("Names, comments, strings and nested rules are seen through")
  func syntax() {
    let sheet = """
      /* { --ink: #eee } */
      :root { --a: #fff; --paper: var(--a); --x: "}"; --ink: #000 }
      @media print { :root { --ink: #eee } }
      """
    let findings = ContrastCheck().findings(in: Array(sheet.utf8), path: "s.css")
    #expect(findings.map(\.line) == [3, 3])
  }

  @Test("Names that lead to themselves end", .timeLimit(.minutes(10)))
  func circle() { #expect(messages(":root { --ink: var(--ink); --paper: #fff }") == []) }
}
