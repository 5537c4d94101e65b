import Foundation
import Testing

@Suite struct BadInputTests {
  @Test(
    "What cannot be read ends with 1, names the file, and leaves the old site whole",
    arguments: [
      ("missing.xml", "", "missing.xml"),
      ("truncated.xml", String(SavedAnswer.list(of: 3).dropLast(40)), "truncated.xml:"),
      ("cut.json", #"{"photos":{"photo":[{"id":"1""#, "cut.json:"),
      ("prose.xml", "These are not the photos you are looking for.", "prose.xml"),
      ("empty.xml", " ", "empty.xml"),
      ("failed.xml", SavedAnswer.failure, "User not found"),
      ("nolist.xml", #"<rsp stat="ok"><method>flickr.test.echo</method></rsp>"#, "nolist.xml"),
    ])
  func unreadable(name: String, content: String, expected: String) async throws {
    let folder = try TemporaryFolder()
    if !content.isEmpty { try folder.write(content, to: name) }
    try await expectFailure(["build", name], naming: expected, in: folder)
  }

  @Test("A template with a mistake is told with its line, and the old site stays whole")
  func template() async throws {
    let folder = try TemporaryFolder()
    try folder.write("<p>\n  {{titel}}\n</p>\n", to: "mine/grid.mustache")
    try await expectFailure(
      ["sample", "--templates", "mine/"],
      naming: """
        mine/grid.mustache:2:3: error: unknown name 'titel'
          {{titel}}
          ^
        help: did you mean 'title'?

        """, in: folder)
  }

  @Test("A template that replaces nothing is told when it nearly does")
  func strayTemplate() async throws {
    let folder = try TemporaryFolder()
    try folder.write("<p></p>", to: "mine/gird.mustache")
    try folder.write("p {}", to: "mine/assets/mine.css")
    let outcome = try await Binary(folder: folder.path).run(["sample", "--templates", "mine"])
    #expect(outcome.status == 0)
    #expect(
      outcome.errors.contains(
        "mine/gird.mustache replaces no file of ours. Did you mean 'grid.mustache'?"))
    #expect(!outcome.errors.contains("mine.css"))
  }

  @Test("A language without words is told, with those that there are")
  func language() async throws {
    let folder = try TemporaryFolder()
    let outcome = try await Binary(folder: folder.path).run(["sample", "--lang", "xx"])
    #expect(outcome.status == 64)
    #expect(outcome.errors.hasPrefix("Error: there are no strings in 'xx'\n"))
  }

  @Test("A folder of templates that is not there is named")
  func templatesMissing() async throws {
    let folder = try TemporaryFolder()
    try await expectFailure(["sample", "--templates", "mine"], naming: "'mine'", in: folder)
  }

  @Test("A file where the folder of templates should be is no folder without templates")
  func templatesFile() async throws {
    let folder = try TemporaryFolder()
    try folder.write("<p></p>", to: "mine")
    try await expectFailure(
      ["sample", "--templates", "mine"], naming: "'mine' cannot be used: it is no folder",
      in: folder)
  }

  @Test("A template that is a link to nothing is told, not passed over")
  func templatesLink() async throws {
    let folder = try TemporaryFolder()
    try folder.write("p {}", to: "mine/assets/mine.css")
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/mine/grid.mustache", withDestinationPath: "nowhere")
    try await expectFailure(
      ["sample", "--templates", "mine"], naming: "mine/grid.mustache", in: folder)
  }

  @Test("Words in another language are no misspelled file")
  func words() async throws {
    let folder = try TemporaryFolder()
    try folder.write("{}", to: "mine/strings/nb.json")
    let outcome = try await Binary(folder: folder.path)
      .run(["sample", "--templates", "mine", "--lang", "nb", "--quiet"])
    #expect(outcome.status == 0 && outcome.errors.isEmpty)
  }

  @Test(
    "A place where no site can be is named",
    arguments: [("file", "file"), ("/proc/nowhere/site", "/proc/nowhere/site")])
  func output(path: String, expected: String) async throws {
    let folder = try TemporaryFolder()
    try folder.write("mine", to: "file")
    let outcome = try await Binary(folder: folder.path).run(["sample", "--output", path])
    #expect(outcome.status == 1 && outcome.errors.contains(expected))
    #expect(try folder.text("file") == "mine")
  }

  @Test("A stranger's page is not overwritten until it is adopted")
  func stranger() async throws {
    let folder = try TemporaryFolder()
    try folder.write("my own page", to: "site/index.html")
    let binary = Binary(folder: folder.path)
    let refused = try await binary.run(["sample"])
    #expect(refused.status == 1 && refused.errors.contains("--adopt"))
    #expect(try folder.text("site/index.html") == "my own page")
    #expect(try await binary.run(["sample", "--adopt"]).status == 0)
    #expect(try folder.text("site/index.html") != "my own page")
  }

  @Test("A word that is nearly one gets a suggestion")
  func misspelled() async throws {
    let folder = try TemporaryFolder()
    let outcome = try await Binary(folder: folder.path).run(["smaple"])
    #expect(outcome.status == 64)
    #expect(
      outcome.errors == "Error: 'smaple' is neither a file nor a folder. Did you mean 'sample'?\n")
  }

  /// Builds a site, then expects a build to fail and to leave that site as it is.
  private func expectFailure(
    _ arguments: [String], naming expected: String, in folder: borrowing TemporaryFolder
  ) async throws {
    let binary = Binary(folder: folder.path)
    try folder.write(SavedAnswer.list(of: 2), to: "good.xml")
    #expect(try await binary.run(["build", "good.xml"]).status == 0)
    let before = try folder.files(in: "site")
    let outcome = try await binary.run(arguments)
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains(expected) && !outcome.errors.contains("Error: mine"))
    #expect(outcome.output.isEmpty)
    #expect(try folder.files(in: "site") == before)
  }
}
