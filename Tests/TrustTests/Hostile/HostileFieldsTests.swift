import GalleryFixtures
import GalleryModel
import Presenters
import SiteBuilder
import Testing

@Suite("Hostile texts in every field")
struct HostileFieldsTests {
  private let folder: TestFolder
  private let gallery: HostileGallery

  init() throws {
    folder = try TestFolder()
    gallery = HostileGallery(texts: try HostileTexts.load())
  }

  private func build(
    _ gallery: HostileGallery, change: (inout BuildOptions) -> Void = { _ in }
  ) async throws {
    var options = BuildOptions()
    options.output = folder("site")
    options.perPage = 30
    options.jobs = 2
    change(&options)
    let batch = PhotoBatch(
      photos: gallery.photos, people: gallery.people, albums: gallery.albums)
    _ = try await SiteBuild(options).run(
      MemorySource([batch]), details: PhotoCompletion(gallery.details))
  }

  @Test("There are at least three hundred texts, each of them once")
  func count() throws {
    #expect(gallery.texts.count >= 300)
    #expect(Set(gallery.texts.map { Array($0.utf8) }).count == gallery.texts.count)
  }

  @Test("Every page is whole, nothing in it runs or loads, every link leads somewhere")
  func everyField() async throws {
    try await build(gallery) { $0.baseURL = "https://example.org/gallery/" }
    let errors = try await SiteVerifier(jobs: 2).verify(folder("site")).findings
      .filter { $0.severity == .error }
    #expect(errors == [])
    let files = try folder.files("site")
    #expect(files.keys.count { $0.hasPrefix("photo/") } == gallery.texts.count)
    #expect(try PageAudit(files).problems == [])
    #expect(FoldedPaths(files.keys).problems == [])
  }

  @Test("What a title says is read as it was written, escaped once")
  func titles() async throws {
    try await build(gallery)
    let headings = try PageAudit(try folder.files("site")).headings
    var untitled = 0
    for (index, text) in gallery.texts.enumerated() {
      let heading = try #require(headings["photo/\(gallery.id(index)).html"])
      if heading == "Untitled" {
        untitled += 1
      } else {
        #expect(Array(heading.utf8) == Array(PlainText.title(text).utf8))
      }
    }
    #expect(untitled < 60)
  }

  @Test("Every text may be the title of the site, and the name of the program")
  func siteTitle() async throws {
    let photo = Sample.photo(1)
    for (index, text) in gallery.texts.enumerated() {
      var options = BuildOptions()
      options.output = folder("site")
      options.title = text
      options.program = gallery.texts[(index + 4) % gallery.texts.count]
      let report = try await SiteBuild(options).run(MemorySource(photos: [photo]))
      #expect(report.findings == [], "\(text.prefix(40))")
      #expect(try PageAudit(try folder.files("site")).problems == [])
    }
  }
}
