import Foundation
import Testing

@testable import SiteBuilder

@Suite("Writing a site")
struct SiteWriterTests {
  let folder: TemporaryFolder
  let first = PaperSite([
    "index.html": "one", "photo/1.html": "first", "photo/2.html": "second",
    "assets/style.css": "body {}",
  ])

  init() throws { folder = try TemporaryFolder() }

  private func texts(_ name: String = "site") throws -> [String: String] {
    try folder.files(name).mapValues { String(decoding: $0, as: UTF8.self) }
  }

  @Test("A first build makes the folder and leaves nothing staged")
  func firstBuild() async throws {
    try await first.write(to: folder("site"))
    #expect(try texts() == first.files)
    #expect(
      try folder.files("site/.flickr-gallery", hidden: true).keys.sorted() == ["lock", "manifest"])
  }

  @Test("A second build with nothing new touches no file and no folder")
  func nothingNew() async throws {
    try await first.write(to: folder("site"))
    let before = try folder.marks("site")
    try await first.write(to: folder("site"))
    #expect(try folder.marks("site") == before)
  }

  @Test("Only changed files are replaced, stale ones and their empty folders go")
  func update() async throws {
    try await first.write(to: folder("site"))
    let before = try folder.marks("site")
    let removed = try await PaperSite(["index.html": "two", "assets/style.css": "body {}"])
      .write(to: folder("site"))
    #expect(removed == 2)
    #expect(try texts() == ["index.html": "two", "assets/style.css": "body {}"])
    #expect(!folder.has("site/photo"))
    #expect(try folder.marks("site")["assets/style.css"] == before["assets/style.css"])
  }

  @Test("A file that was lost or cut short is written again")
  func repair() async throws {
    try await first.write(to: folder("site"))
    try folder.remove("site/photo/1.html")
    try folder.write("sec", to: "site/photo/2.html")
    try await first.write(to: folder("site"))
    #expect(try texts() == first.files)
  }

  @Test("Strangers' files stay, also in our folders and when all of ours go")
  func strangers() async throws {
    try folder.write("example.org", to: "site/CNAME")
    try folder.write("theirs", to: "site/photo/notes.txt")
    try await first.write(to: folder("site"))
    try await PaperSite(["index.html": "two"]).write(to: folder("site"))
    #expect(
      try texts() == [
        "CNAME": "example.org", "photo/notes.txt": "theirs", "index.html": "two",
      ])
  }

  @Test("A stranger's index.html stops the build, and is taken over when that is wished")
  func strangersIndex() async throws {
    try folder.write("theirs", to: "site/index.html")
    let error = await #expect(throws: SiteError.self) {
      try await first.write(to: folder("site"))
    }
    #expect(error == .strangers(output: folder("site"), paths: ["index.html"]))
    #expect("\(try #require(error))".contains("--adopt"))
    #expect(try texts() == ["index.html": "theirs"])
    #expect(!folder.has("site/.flickr-gallery"))
    try await first.write(to: folder("site"), adopts: true)
    #expect(try texts() == first.files)
  }

  @Test("A folder where a file belongs, or a file where a folder does, stops the build")
  func obstacles() async throws {
    try folder.write("theirs", to: "a/photo")
    try folder.write("theirs", to: "b/index.html/deep.txt")
    for name in ["a", "b"] {
      let before = try texts(name)
      await #expect(throws: SiteError.self) {
        try await first.write(to: folder(name), adopts: true)
      }
      #expect(try texts(name) == before)
    }
  }

  @Test("Links in the output are not followed out of it")
  func links() async throws {
    try folder.write("outside", to: "elsewhere/1.html")
    try folder.write("", to: "site/CNAME")
    try folder.link("site/photo", to: folder("elsewhere"))
    await #expect(throws: SiteError.obstacle(path: folder("site/photo"))) {
      try await first.write(to: folder("site"), adopts: true)
    }
    #expect(try texts("elsewhere") == ["1.html": "outside"])
  }

  @Test("A page of ours that became a link is replaced, not written through")
  func linkedFile() async throws {
    try await first.write(to: folder("site"))
    try folder.write("outside", to: "elsewhere.html")
    try folder.remove("site/index.html")
    try folder.link("site/index.html", to: folder("elsewhere.html"))
    try await first.write(to: folder("site"))
    #expect(try texts() == first.files)
    #expect(try folder.text("elsewhere.html") == "outside")
  }

  @Test("An output that cannot be a folder is told plainly")
  func impossibleOutputs() async throws {
    try folder.write("", to: "file")
    await #expect(throws: SiteError.outputIsFile(folder("file"))) {
      try await first.write(to: folder("file"))
    }
    await #expect(throws: SiteError.parentMissing(output: folder("no/site"))) {
      try await first.write(to: folder("no/site"))
    }
    await #expect(throws: SiteError.parentMissing(output: folder("file/site"))) {
      try await first.write(to: folder("file/site"))
    }
    let error = await #expect(throws: SiteError.self) {
      try await first.write(to: "/proc/site")
    }
    #expect("\(try #require(error))".contains("/proc/site"))
  }

  @Test("A second build at the same time is told to wait")
  func lock() async throws {
    let writer = try SiteWriter(folder("site"))
    let error = await #expect(throws: SiteError.self) {
      try await first.write(to: folder("site"))
    }
    #expect(error == .busy(output: folder("site")))
    #expect("\(try #require(error))".contains("another build"))
    writer.abandon()
    try await first.write(to: folder("site"))
    #expect(try texts() == first.files)
  }

  @Test("A failed first build leaves no folder behind, a failed later one the site as it was")
  func abandoning() async throws {
    let writer = try SiteWriter(folder("site"))
    try writer.staging.create("photo/1.html", [1])
    writer.abandon()
    #expect(!folder.has("site"))
    try await first.write(to: folder("site"))
    let later = try SiteWriter(folder("site"))
    try later.staging.create("index.html", [1])
    later.abandon()
    #expect(try texts() == first.files)
    #expect(!folder.has("site/.flickr-gallery/staging"))
  }

  @Test("404.html, where it is a stranger's or was changed by hand, is given way to")
  func givingWay() async throws {
    try await PaperSite(["404.html": "ours", "index.html": "x"]).write(to: folder("site"))
    func givesWay(_ path: String, adopts: Bool = false) throws -> Bool {
      let writer = try SiteWriter(folder("site"), adopts: adopts)
      defer { writer.abandon() }
      return try writer.givesWay(on: path)
    }
    #expect(try !givesWay("404.html"))
    #expect(try !givesWay("robots.txt"))
    try folder.write("their", to: "site/404.html")
    try folder.write("theirs", to: "site/robots.txt")
    #expect(try givesWay("404.html"))
    #expect(try givesWay("robots.txt"))
    #expect(try !givesWay("robots.txt", adopts: true))
  }

  @Test("A record that somebody made up removes nothing outside the folder")
  func madeUpManifest() async throws {
    try await first.write(to: folder("site"))
    try folder.write("mine", to: "mine.txt")
    let path = "site/.flickr-gallery/manifest"
    let record = try folder.text(path)
    try folder.write(record.replacing("index.html", with: "../mine.txt"), to: path)
    await #expect(throws: SiteError.self) { try await first.write(to: folder("site")) }
    #expect(try folder.text("mine.txt") == "mine")
  }

  @Test("A pipe in place of the record is told, not waited for", .timeLimit(.minutes(10)))
  func pipe() async throws {
    try await first.write(to: folder("site"))
    try folder.remove("site/.flickr-gallery/manifest")
    #expect(mkfifo(folder("site/.flickr-gallery/manifest"), 0o644) == 0)
    let error = await #expect(throws: SiteError.self) {
      try await first.write(to: folder("site"))
    }
    #expect(error?.description.contains("it is no file") == true)
  }

  @Test("A record that cannot be written leaves nothing half written")
  func halfWritten() throws {
    try folder.write("", to: "place/there")
    let place = try #require(try Folder.open(folder("place")))
    try folder.write("", to: "place/taken/inside")
    #expect(throws: SiteError.self) { try place.replace("taken", [1, 2, 3]) }
    try place.replace("there", [1, 2, 3])
    #expect(try folder.files("place").keys.sorted() == ["taken/inside", "there"])
  }

  @Test("A damaged or later manifest stops the build and says what to do")
  func badManifests() async throws {
    try await first.write(to: folder("site"))
    let path = "site/.flickr-gallery/manifest"
    let good = try folder.text(path)
    let lines = good.split(separator: "\n", omittingEmptySubsequences: false)
    let texts = [
      "", "nonsense\n", String(good.dropLast()), lines.dropLast(2).joined(separator: "\n") + "\n",
      good + "x\n", good.replacing(" 4\n", with: " 9223372036854775807\n"),
    ]
    for text in texts {
      try folder.write(text, to: path)
      let error = await #expect(throws: SiteError.self) {
        try await first.write(to: folder("site"))
      }
      #expect("\(try #require(error))".contains("damaged"))
    }
    try folder.write(good.replacing("manifest 1", with: "manifest 2"), to: path)
    await #expect(throws: SiteError.laterManifest(path: folder(path))) {
      try await first.write(to: folder("site"))
    }
    try folder.write(good, to: path)
    try await first.write(to: folder("site"))
  }
}
