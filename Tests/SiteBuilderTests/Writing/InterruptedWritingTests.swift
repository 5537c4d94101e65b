import Testing

@testable import SiteBuilder

@Suite("A kill while a site is written")
struct InterruptedWritingTests {
  let folder: TemporaryFolder
  let old = PaperSite([
    "index.html": "old", "photo/1.html": "old 1", "photo/2.html": "old 2", "gone/a.html": "a",
    "same.html": "same",
  ])
  let new = PaperSite([
    "index.html": "new", "photo/1.html": "new 1!", "photo/2.html": "new 2", "same.html": "same",
    "photo/3.html": "3", "people/a/b.html": "b", "extra.html": "extra",
  ])

  init() throws { folder = try TemporaryFolder() }

  /// Writes the new site over the old one, and is killed at a step, from 0.
  private func interrupt(at step: Int) async throws -> Bool {
    var count = 0
    do {
      try await new.write(to: folder("site")) { _ in
        if count == step { throw Kill() }
        count += 1
      }
      return false
    } catch is Kill {
      return true
    }
  }

  private func texts() throws -> [String: String] {
    try folder.files("site").mapValues { String(decoding: $0, as: UTF8.self) }
  }

  @Test("Every file is its old or new version, every old address works, the next build finishes")
  func everyStep() async throws {
    var step = 0
    while true {
      try await old.write(to: folder("site"))
      try folder.write("theirs", to: "site/CNAME")
      guard try await interrupt(at: step) else { break }
      let between = try texts()
      for (path, text) in between where path != "CNAME" {
        #expect([old.files[path], new.files[path]].contains(text), "\(path) at step \(step)")
      }
      let finished = new.files.allSatisfy { between[$0.key] == $0.value }
      for path in old.files.keys where !finished {
        #expect(between[path] != nil, "\(path) at step \(step)")
      }
      try await new.write(to: folder("site"))
      var expected = new.files
      expected["CNAME"] = "theirs"
      #expect(try texts() == expected, "after step \(step)")
      #expect(!folder.has("site/.flickr-gallery/pending"))
      #expect(!folder.has("site/.flickr-gallery/staging"))
      try folder.remove("site")
      step += 1
    }
    #expect(step == 10)
  }

  @Test("After a kill another build may follow instead, and knows all that is ours")
  func otherBuild() async throws {
    var step = 0
    while true {
      try await old.write(to: folder("site"))
      guard try await interrupt(at: step) else { break }
      let other = PaperSite(["index.html": "other", "photo/2.html": "new 2"])
      try await other.write(to: folder("site"))
      #expect(try texts() == other.files, "after step \(step)")
      try folder.remove("site")
      step += 1
    }
    #expect(step == 10)
  }

  @Test("A kill of the very first build leaves nothing a later build cannot use")
  func firstBuild() async throws {
    var step = 0
    while try await interrupt(at: step) {
      try await old.write(to: folder("site"))
      #expect(try texts() == old.files, "after step \(step)")
      try folder.remove("site")
      step += 1
    }
    #expect(step > 5)
  }

  @Test("Two kills in a row leave no file that nobody owns")
  func twice() async throws {
    try await old.write(to: folder("site"))
    #expect(try await interrupt(at: 6))
    var count = 0
    await #expect(throws: Kill.self) {
      try await PaperSite(["index.html": "third", "third.html": "3"]).write(to: folder("site")) {
        _ in
        count += 1
        if count == 4 { throw Kill() }
      }
    }
    try await PaperSite(["index.html": "last"]).write(to: folder("site"))
    #expect(try texts() == ["index.html": "last"])
  }
}
