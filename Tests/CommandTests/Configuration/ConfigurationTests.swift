import FakeFlickr
import Foundation
import Testing

@Suite struct ConfigurationTests {
  @Test("A file in the folder is read, and the command line wins")
  func usual() async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      // The gallery of a test.
      {
        what: 'sample',
        "per-page": 9,
        title: "From the file",
        output: 'web',
        json: true,
      }
      """, to: "gallery.json5")
    let binary = Binary(folder: folder.path)
    #expect(try await binary.run([]).report().photos == 18)
    #expect(try folder.text("web/index.html").contains("From the file"))
    #expect(try folder.files(in: "web").keys.contains("page-2.html"))
    #expect(try !folder.files(in: "web").keys.contains("page-3.html"))
    let won = try await binary.run(["--title", "Mine", "--per-page", "18", "--output", "other"])
    #expect(won.status == 0)
    #expect(try folder.text("other/index.html").contains("Mine"))
    #expect(try !folder.files(in: "other").keys.contains("page-2.html"))
    #expect(try await binary.run(["verify"]).status == 0)
  }

  @Test("Paths are taken from the folder of the file, and the library is beside it")
  func elsewhere() async throws {
    let member = try FakeMember(photos: 3)
    let folder = try TemporaryFolder()
    try folder.write("<p>{{titel}}</p>", to: "deep/mine/grid.mustache")
    try folder.write(SavedAnswer.list(of: 2), to: "deep/answer.xml")
    try folder.write("{what: ['answer.xml'], output: 'web'}", to: "deep/a.json5")
    let binary = member.binary(in: folder.path)
    #expect(try await binary.run(["--config", "deep/a.json5"]).status == 0)
    #expect(try folder.files(in: "deep/web").keys.contains("index.html"))
    try folder.write("{templates: 'mine'}", to: "deep/b.json5")
    let wrong = try await binary.run(["sample", "--config", "deep/b.json5"])
    #expect(wrong.status == 1 && wrong.errors.contains("deep/mine/grid.mustache:1:4"))
    try folder.write("{what: '\(try member.stream)'}", to: "deep/c.json5")
    #expect(try await binary.run(["sync", "--config", "deep/c.json5"]).status == 0)
    #expect(try folder.files(in: "deep/.flickr-gallery").keys.contains("library.sqlite"))
  }

  @Test(
    "A mistake ends with 78, its place, the line and a caret",
    arguments: [
      ("{'per-pag': 30}", "gallery.json5:1:2: error: unknown option 'per-pag'", "'per-page'"),
      ("{'--title': ''}", "gallery.json5:1:2: error: unknown option '--title'", "'title'"),
      ("{\n 'per-page': 0}", "gallery.json5:2:14: error: 'per-page' must be a whole number", "^"),
      ("{pages: 1.5}", "gallery.json5:1:9: error: 'pages' must be a whole number", "^"),
      ("{theme: 'dusk'}", "gallery.json5:1:9: error: 'theme' must be 'day', 'night'", "^"),
      ("{offline: 'yes'}", "gallery.json5:1:11: error: 'offline' must be true or false", "^"),
      ("{title: true}", "gallery.json5:1:9: error: 'title' must be a text or a number", "^"),
      ("{what: 7}", "gallery.json5:1:8: error: 'what' must be a text or a list", "^"),
      ("{what: ''}", "gallery.json5:1:8: error: 'what' must not be empty", "^"),
      ("{config: 'x'}", "gallery.json5:1:2: error: unknown option 'config'", "^"),
      ("{'api-key': 'x'}", "gallery.json5:1:2: error: unknown option", "do not belong here"),
      ("{title: Mine}", "gallery.json5:1:9: error: 'Mine' is no value", "texts stand in quotes"),
    ])
  func mistakes(text: String, place: String, also: String) async throws {
    let folder = try TemporaryFolder()
    try folder.write(text, to: "gallery.json5")
    for command in ["build", "verify", "sync"] {
      let outcome = try await Binary(folder: folder.path).run([command])
      #expect(outcome.status == 78)
      #expect(outcome.errors.hasPrefix(place) && outcome.errors.contains(also), "\(outcome.errors)")
    }
    #expect(try folder.names == ["gallery.json5"])
  }

  @Test("A file that was named must be there and be a file")
  func missing() async throws {
    let folder = try TemporaryFolder()
    let binary = Binary(folder: folder.path)
    let missing = try await binary.run(["sample", "--config", "none.json5"])
    #expect(missing.status == 78 && missing.errors.contains("none.json5: error: the file cannot"))
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/gallery.json5", withIntermediateDirectories: true)
    let noFile = try await binary.run(["sample"])
    #expect(noFile.status == 78 && noFile.errors.contains("this is no file"))
  }

  @Test("A password that everybody can read is warned of, and one that only I can read is not")
  func password() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("{what: 'https://me:secret@example.com/'}", to: "gallery.json5")
    let binary = Binary(folder: folder.path)
    for (mode, isTold) in [(0o644, true), (0o600, false)] {
      try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
      let outcome = try await binary.run(["sample"])
      #expect(outcome.status == 0 && outcome.errors.contains("chmod 600 gallery.json5") == isTold)
    }
  }
}
