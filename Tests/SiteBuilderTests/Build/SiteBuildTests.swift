import GalleryFixtures
import GalleryModel
import Testing

@testable import SiteBuilder

@Suite("Building a site")
struct SiteBuildTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("Every state of the gallery is a page")
  func pages() async throws {
    let report = try await build(Sample.photos(1...5), to: folder("site"))
    let pages = try folder.files("site").keys.filter { $0.hasSuffix(".html") }
    #expect(
      pages.sorted() == [
        "404.html", "about.html", "index.html", "page-2.html", "page-3.html", "people.html",
        "person/1-N00-2.html", "person/1-N00-3.html", "person/1-N00.html",
        "photo/1.html", "photo/2.html", "photo/3.html", "photo/4.html", "photo/5.html",
        "search.html",
      ])
    #expect(report.photos == 5)
    #expect(report.pages == BuildReport.Pages(written: 15, unchanged: 0, removed: 0))
    #expect(report.findings == [])
    #expect(report.seconds.map(\.stage) == [.load, .render, .search, .check, .write])
    #expect(folder.has("site/assets/style.css"))
    #expect(folder.has("site/favicon.svg"))
    #expect(folder.has("site/robots.txt"))
  }

  @Test("An empty gallery is a site that says so")
  func empty() async throws {
    let report = try await build([], to: folder("site"))
    #expect(report.pages.written == 5)
    #expect(try await SiteVerifier().verify(folder("site")).findings == [])
  }

  @Test("A second build writes nothing at all", arguments: Theme.allCases)
  func nothingNew(theme: Theme) async throws {
    let photos = Sample.photos(1...5)
    try await build(photos, to: folder("site")) { $0.theme = theme }
    let before = try folder.marks("site")
    let report = try await build(photos, to: folder("site")) { $0.theme = theme }
    #expect(report.pages == BuildReport.Pages(written: 0, unchanged: 15, removed: 0))
    #expect(try folder.marks("site") == before)
  }

  @Test("Any number of tasks, another folder and odd batches give the same bytes")
  func sameBytes() async throws {
    let photos = Sample.photos(1...150)
    try await build(photos, to: folder("one")) { $0.jobs = 1 }
    try await build(photos, to: folder("two")) { $0.jobs = 2 }
    try await build(photos, to: folder("seven")) { $0.jobs = 7 }
    let one = try folder.files("one", hidden: true)
    #expect(one.count > 230)
    #expect(try folder.files("two", hidden: true) == one)
    #expect(try folder.files("seven", hidden: true) == one)
  }

  @Test("The theme asked for is on every page, and changing it changes them all")
  func theme() async throws {
    try await build(Sample.photos(1...3), to: folder("site")) { $0.theme = .day }
    let day = try folder.files("site")
    let report = try await build(Sample.photos(1...3), to: folder("site")) { $0.theme = .night }
    #expect(report.pages.written == 11)
    let night = try folder.files("site")
    for (path, bytes) in day where path.hasSuffix(".html") { #expect(night[path] != bytes) }
    try await build(Sample.photos(1...3), to: folder("fresh")) { $0.theme = .night }
    #expect(try folder.files("fresh") == night)
  }

  @Test("A fault in a page fails the build before anything is moved")
  func faulty() async throws {
    try await build(Sample.photos(1...3), to: folder("site"))
    let before = try folder.files("site", hidden: true)
    var photo = Sample.photo(4)
    photo.sizes = SizeLadder(
      [PhotoSize(label: .medium640, url: "https://evil.example/4.jpg", width: 3, height: 2)]
        .compactMap(\.self))
    let photos = Sample.photos(1...3) + [photo]
    let error = await #expect(throws: SiteError.self) {
      try await build(photos, to: folder("site"))
    }
    guard case .faulty(let report) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(Set(report.findings.map(\.rule)) == ["resources"])
    #expect(report.findings.map(\.page).contains("photo/4.html"))
    #expect(try folder.files("site", hidden: true) == before)
  }

  @Test("A source that fails, or a mistake in a template, leaves the old site whole")
  func failures() async throws {
    try await build(Sample.photos(1...3), to: folder("site"))
    let before = try folder.files("site", hidden: true)
    var options = BuildOptions()
    options.output = folder("site")
    let source = MemorySource(
      [PhotoBatch(photos: Sample.photos(1...2))], failure: SourceFailure("gone"))
    await #expect(throws: SourceFailure.self) { try await SiteBuild(options).run(source) }
    options.templates = ["photo.mustache": Array("{{> layout}}{{nonsense}}".utf8)]
    await #expect(throws: (any Error).self) {
      try await SiteBuild(options).run(MemorySource(photos: Sample.photos(1...2)))
    }
    options.templates = ["404.mustache": Array("<p>{{heading}}</p>".utf8)]
    await #expect(throws: SiteError.self) {
      try await SiteBuild(options).run(MemorySource(photos: Sample.photos(1...2)))
    }
    #expect(try folder.files("site", hidden: true) == before)
  }

  @Test("A failed build into a folder that was not there leaves none")
  func failedFirst() async throws {
    var options = BuildOptions()
    options.output = folder("site")
    let source = MemorySource([], failure: SourceFailure("gone"))
    await #expect(throws: SourceFailure.self) { try await SiteBuild(options).run(source) }
    #expect(!folder.has("site"))
  }

  @Test("Only the page for what is missing links from the root of the host, and to what is there")
  func rootedMissing() async throws {
    try await build(Sample.photos(1...3), to: folder("site")) {
      $0.baseURL = "https://example.org/a b"
    }
    let page = try folder.text("site/404.html")
    #expect(page.contains("\"/a%20b/assets/style.css\""))
    #expect(try await SiteVerifier().verify(folder("site")).findings == [])
    try folder.write(page.replacing("index.html", with: "no.html"), to: "site/404.html")
    let findings = try await SiteVerifier().verify(folder("site")).findings
    #expect(Set(findings.map(\.rule)) == ["files", "links"])
    #expect(Set(findings.map(\.page)) == ["404.html"])
  }

  @Test("A stranger's 404.html stays and is not ours, also when it came later")
  func custom404() async throws {
    try folder.write("<p>Theirs</p>", to: "site/404.html")
    let report = try await build(Sample.photos(1...3), to: folder("site"))
    #expect(report.pages.written == 10)
    #expect(try folder.text("site/404.html") == "<p>Theirs</p>")
    try folder.remove("site/404.html")
    try await build(Sample.photos(1...3), to: folder("site"))
    #expect(try folder.text("site/404.html") != "<p>Theirs</p>")
    try folder.write("<p>Theirs again</p>", to: "site/404.html")
    try await build(Sample.photos(1...4), to: folder("site"))
    #expect(try folder.text("site/404.html") == "<p>Theirs again</p>")
  }

  @Test("Pages may link to strangers' files that are there")
  func linkedStranger() async throws {
    let own = String(decoding: TemplateFiles.bytes("about.mustache"), as: UTF8.self)
    let linking = Array(
      own.replacing("</h1>", with: "</h1><p><a href=\"extra/Notes.txt\">Notes</a></p>").utf8)
    await #expect(throws: SiteError.self) {
      try await build([], to: folder("site")) { $0.templates = ["about.mustache": linking] }
    }
    try folder.write("notes", to: "site/extra/Notes.txt")
    try await build([], to: folder("site")) { $0.templates = ["about.mustache": linking] }
    #expect(try folder.text("site/about.html").contains("Notes.txt"))
  }

  @Test("A kill between leaves every page in its old or new version, and the next build finishes")
  func killed() async throws {
    let (old, new) = (Sample.photos(1...4), Sample.photos(2...7))
    try await build(new, to: folder("new"))
    let expected = try folder.files("new")
    for step in [0, 1, 2, 5, 9, 12] {
      try await build(old, to: folder("site"))
      var count = 0
      await #expect(throws: Kill.self) {
        try await build(
          new, to: folder("site"),
          checkpoint: { _ in
            if count == step { throw Kill() }
            count += 1
          })
      }
      try await build(new, to: folder("site"))
      #expect(try folder.files("site") == expected, "after step \(step)")
      try folder.remove("site")
    }
  }
}
