import GalleryFixtures
import GalleryModel
import SiteBuilder
import Testing

@Suite("Paging at its edges")
struct PagingBugsTests {
  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  private func pages(of count: Int) async throws -> [String: String] {
    var options = BuildOptions()
    options.output = folder("site")
    options.perPage = 100
    options.jobs = 2
    let photos = count == 0 ? [] : Sample.photos(1...count)
    let report = try await SiteBuild(options).run(MemorySource(photos: photos))
    #expect(report.findings == [])
    return try folder.files("site").filter { path, _ in
      path == "index.html" || path.hasPrefix("page-")
    }.mapValues { String(decoding: $0, as: UTF8.self) }
  }

  @Test("1,001 photos make eleven pages that lead to each other both ways")
  func eleven() async throws {
    let pages = try await pages(of: 1001)
    let names = ["index.html"] + (2...11).map { "page-\($0).html" }
    #expect(pages.keys.sorted() == names.sorted())
    for (position, name) in names.enumerated() {
      let page = try #require(pages[name])
      let (isFirst, isLast) = (position == 0, position == names.count - 1)
      #expect(page.contains("rel=\"prev\"") != isFirst, "\(name)")
      #expect(page.contains("rel=\"next\"") != isLast, "\(name)")
      if !isFirst { #expect(page.contains("href=\"\(names[position - 1])\""), "\(name)") }
      if !isLast { #expect(page.contains("href=\"\(names[position + 1])\""), "\(name)") }
    }
  }

  @Test(
    "A page's worth of photos is one page, and no photos are one page, too", arguments: [0, 1, 100])
  func one(count: Int) async throws {
    let pages = try await pages(of: count)
    #expect(pages.keys.sorted() == ["index.html"])
    #expect(pages["index.html"]?.contains("rel=\"next\"") == false)
  }
}
