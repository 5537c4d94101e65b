import GalleryFixtures
import Testing

@testable import SiteBuilder

@Suite("Verifying a folder")
struct SiteVerifierTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("A site just built has no findings, with any number of tasks", arguments: [1, 3])
  func clean(jobs: Int) async throws {
    try await build(Sample.photos(1...70), to: folder("site"))
    let report = try await SiteVerifier(jobs: jobs).verify(folder("site"))
    #expect(report.findings == [])
    let pages = try folder.files("site").keys.count { $0.hasSuffix(".html") }
    #expect(report.pages == pages && pages > 70)
    #expect(!report.hasErrors)
  }

  @Test("What was done to a site since it was built is found")
  func changes() async throws {
    try await build(Sample.photos(1...3), to: folder("site"))
    let page = try folder.text("site/photo/2.html")
    try folder.write(page.replacing("photo-2\"", with: "photo-9\""), to: "site/photo/2.html")
    try folder.remove("site/photo/3.html")
    try folder.write("a { background: url(x.png) }", to: "site/assets/style.css")
    let report = try await SiteVerifier(jobs: 2).verify(folder("site"))
    let found = Set(report.findings.map { "\($0.page) \($0.rule)" })
    #expect(
      found == [
        "assets/style.css files", "assets/style.css links", "page-2.html links",
        "person/1-N00-2.html links",
        "photo/2.html files", "photo/2.html fragments", "photo/2.html links",
        "photo/3.html files",
      ])
    #expect(report.hasErrors)
  }

  @Test("A folder of strangers' pages is judged, too")
  func strangers() async throws {
    try folder.write("<html><body><p>Hello<p></body></html>", to: "web/a.html")
    try folder.write("x", to: "web/Picture.PNG")
    try folder.write("x", to: "web/picture.png")
    let report = try await SiteVerifier().verify(folder("web"))
    #expect(report.pages == 1)
    #expect(report.files == 3)
    #expect(report.findings.map(\.rule) == ["images", "syntax", "images", "paths"])
  }

  @Test("A site whose build was interrupted is told of")
  func interrupted() async throws {
    try await build(Sample.photos(1...3), to: folder("site"))
    try folder.write("x", to: "site/.flickr-gallery/pending")
    let report = try await SiteVerifier().verify(folder("site"))
    #expect(report.findings.map(\.severity) == [.warning])
    #expect(!report.hasErrors)
  }

  @Test("A folder without a page is no site")
  func nothing() async throws {
    try folder.write("x", to: "web/notes.txt")
    let report = try await SiteVerifier().verify(folder("web"))
    #expect(report.pages == 0)
    #expect(report.findings.map(\.message) == ["there is no page in this folder"])
  }

  @Test("What is no file in a file's place is found", arguments: ["link", "folder"])
  func replaced(by kind: String) async throws {
    try await build(Sample.photos(1...3), to: folder("site"))
    try folder.remove("site/robots.txt")
    if kind == "link" {
      try folder.link("site/robots.txt", to: "/etc/hostname")
    } else {
      try folder.write("x", to: "site/robots.txt/x")
    }
    let report = try await SiteVerifier().verify(folder("site"))
    #expect(report.findings.map { "\($0.page) \($0.rule)" } == ["robots.txt files"])
  }

  @Test("A folder that is not there, or a file, is told plainly")
  func missing() async throws {
    await #expect(throws: SiteError.folderMissing(folder("no"))) {
      try await SiteVerifier().verify(folder("no"))
    }
    try folder.write("", to: "file")
    await #expect(throws: SiteError.outputIsFile(folder("file"))) {
      try await SiteVerifier().verify(folder("file"))
    }
  }
}
