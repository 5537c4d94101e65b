import Foundation
import SiteBuilder
import Testing

@Suite struct TemplatesTests {
  @Test("Copied templates make the same site, byte for byte", arguments: GalleryStyle.allCases)
  func same(style: GalleryStyle) async throws {
    let folder = try TemporaryFolder()
    let binary = Binary(folder: folder.path)
    let copied = try await binary.run(["templates", "mine/", "--style", style.rawValue])
    #expect(copied.status == 0 && copied.errors.isEmpty)
    #expect(copied.output.hasPrefix("Copied \(style.files.count) files to mine."))
    #expect(copied.output.hasSuffix("flickr-gallery build --templates mine\n"))
    #expect(try folder.files(in: "mine") == style.files.mapValues { Data($0) })
    _ = try await binary.run(["sample", "--style", style.rawValue, "-o", "own"])
    let outcome = try await binary.run(["sample", "--templates", "mine", "-o", "copy"])
    #expect(outcome.status == 0)
    #expect(try folder.files(in: "copy") == folder.files(in: "own"))
  }

  @Test("What was changed stays, and nothing is copied over or beside it")
  func inTheWay() async throws {
    let folder = try TemporaryFolder()
    try folder.write("mine", to: "mine/grid.mustache")
    let outcome = try await Binary(folder: folder.path).run(["templates", "mine"])
    #expect(outcome.status == 1 && outcome.output.isEmpty)
    #expect(
      outcome.errors == """
        Error: Nothing was copied: 'mine' has files of these names with other content:
          grid.mustache
        Name another folder, or move them away first.

        """)
    #expect(try folder.files(in: "mine").keys.sorted() == ["grid.mustache"])
  }

  @Test("A second time there is nothing to copy; one file that is gone comes back")
  func again() async throws {
    let folder = try TemporaryFolder()
    let binary = Binary(folder: folder.path)
    _ = try await binary.run(["templates", "mine"])
    let count = GalleryStyle.paper.files.count
    let second = try await binary.run(["templates", "mine"])
    #expect(
      second.status == 0 && second.output.hasPrefix("All \(count) files are in mine already."))
    try FileManager.default.removeItem(atPath: folder.path + "/mine/grid.mustache")
    let third = try await binary.run(["templates", "mine"])
    #expect(third.output.hasPrefix("Copied 1 files to mine; \(count - 1) were there already."))
  }

  @Test(
    "A folder that cannot be is told with its name",
    arguments: [
      (["templates"], 64, "Name the folder that the templates are copied to"),
      (["templates", "file"], 1, "'file/"), (["templates", "a", "b"], 64, "'b'"),
      (["templates", "mine", "--style", "neon"], 64, "it must be 'paper' or 'wall'"),
    ])
  func wrong(arguments: [String], status: Int, sentence: String) async throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "file")
    let outcome = try await Binary(folder: folder.path).run(arguments)
    #expect(outcome.status == Int32(status))
    #expect(outcome.errors.contains(sentence))
    #expect(try folder.names == ["file"])
  }

  @Test("A language without words is told before anything is fetched")
  func language() async throws {
    let folder = try TemporaryFolder()
    let binary = Binary(folder: folder.path, environment: ["FLICKR_API_KEY": "x"])
    let outcome = try await binary.run(
      ["explore", "--lang", "xx", "--api-url", "http://127.0.0.1:1/"])
    #expect(outcome.status == 64)
    #expect(
      outcome.errors == """
        Error: there are no strings in 'xx'
        help: languages here: ar, de, en, es, fr, ja, tr, zh-Hant; others need a file strings/xx.json

        """)
  }
}
