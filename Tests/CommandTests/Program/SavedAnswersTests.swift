import Testing

@Suite struct SavedAnswersTests {
  @Test("A folder of answers becomes one gallery, each photo once")
  func folder() async throws {
    let folder = try TemporaryFolder()
    try folder.write(SavedAnswer.list(of: 4), to: "answers/page-1.xml")
    try folder.write(SavedAnswer.list(of: 4, from: 3), to: "answers/page-2.xml")
    let outcome = try await Binary(folder: folder.path).run(
      ["answers", "--per-page", "2", "--json"])
    #expect(try outcome.report().photos == 6)
    #expect(try folder.files(in: "site")["page-3.html"] != nil)
  }

  @Test("A broken record among good ones is skipped and told")
  func brokenRecord() async throws {
    let folder = try TemporaryFolder()
    let good = SavedAnswer.photo(5_300_000_001, title: "Good")
    let broken = #"<photo title="no id at all" />"#
    try folder.write(SavedAnswer.answer(good + broken, total: 2), to: "a.xml")
    let outcome = try await Binary(folder: folder.path).run(["a.xml", "--json"])
    #expect(outcome.status == 0)
    #expect(outcome.errors.contains("1 record could not be used:\n  a.xml"))
    let report = try outcome.report()
    #expect(report.photos == 1 && report.skipped.count == 1)
  }

  @Test("An empty list makes a site that is valid and says so")
  func empty() async throws {
    let folder = try TemporaryFolder()
    try folder.write(SavedAnswer.answer("", total: 0), to: "none.xml")
    let binary = Binary(folder: folder.path)
    let report = try await binary.run(["none.xml", "--json"]).report()
    #expect(report.photos == 0 && report.findings.isEmpty && report.pages.written > 0)
    #expect(try folder.text("site/index.html").contains("no photos"))
  }

  @Test("A photo that is not public appears nowhere unless asked for")
  func privatePhoto() async throws {
    let folder = try TemporaryFolder()
    let hidden = SavedAnswer.photo(5_300_000_002, title: "Hush")
      .replacing(#"ispublic="1""#, with: #"ispublic="0""#)
    let shown = SavedAnswer.photo(5_300_000_001, title: "Shown")
    try folder.write(SavedAnswer.answer(shown + hidden, total: 2), to: "a.xml")
    let binary = Binary(folder: folder.path)
    let careful = try await binary.run(["a.xml", "--json"])
    #expect(try careful.report().photos == 1)
    #expect(careful.errors.contains("1 photo left out: not public"))
    let leaks = try folder.files(in: "site").filter { name, data in
      name.contains("5300000002") || String(decoding: data, as: UTF8.self).contains("Hush")
    }
    #expect(leaks.isEmpty)
    let all = try await binary.run(["a.xml", "--visibility", "all", "--json"])
    #expect(try all.report().photos == 2)
  }

  @Test("Text in a title cannot command the terminal")
  func hostileName() async throws {
    let folder = try TemporaryFolder()
    let outcome = try await Binary(folder: folder.path).run(["\u{1b}[2Jgone.xml"])
    #expect(outcome.status == 1)
    #expect(!outcome.errors.contains("\u{1b}") && outcome.errors.contains("�[2Jgone.xml"))
  }
}
