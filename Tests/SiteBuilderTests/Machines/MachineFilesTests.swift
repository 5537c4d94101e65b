import GalleryFixtures
import GalleryModel
import Testing

@testable import SiteBuilder

struct MachineFilesTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func dated(_ numbers: ClosedRange<Int>) -> [Photo] {
    numbers.map { number in
      var photo = Sample.photo(number)
      photo.posted = Timestamp(seconds: 1_700_000_000 + number)
      return photo
    }
  }

  private func files() throws -> Set<String> {
    Set(try folder.files("site").keys.filter { !$0.contains("/") && !$0.hasSuffix(".html") })
  }

  @Test("A site without an address has feeds but no sitemap, and loses one it had")
  func address() async throws {
    let always: Set = ["feed.json", "feed.xml", "robots.txt", "site.webmanifest"]
    try await build(dated(1...5), to: folder("site")) { $0.baseURL = "https://example.org/" }
    #expect(try files().isSuperset(of: always.union(["sitemap.xml"])))
    try await build(dated(1...5), to: folder("site"))
    #expect(try files().isSuperset(of: always))
    #expect(!folder.has("site/sitemap.xml"))
  }

  @Test("The sitemap lists every page but the one for missing addresses, each once")
  func complete() async throws {
    try await build(dated(1...5), to: folder("site")) { $0.baseURL = "https://example.org/g/" }
    let listed = try folder.text("site/sitemap.xml").matches(
      of: /<loc>https:\/\/example.org\/g\/([^<]*)<\/loc>\n(<lastmod>|<\/url>)/
    ).map { $0.1.isEmpty ? "index.html" : String($0.1) }
    let pages = try folder.files("site").keys.filter { $0.hasSuffix(".html") && $0 != "404.html" }
    #expect(listed.sorted() == pages.sorted())
  }

  @Test("Nothing that is withheld is in any file for programs")
  func withheld() async throws {
    var photos = dated(1...4)
    photos[1].visibility = .onlyOwner
    photos[1].title = "Secret garden"
    photos[2].safety = .restricted
    photos[2].title = "Secret garden"
    try await build(photos, to: folder("site")) { $0.baseURL = "https://example.org/" }
    for (path, bytes) in try folder.files("site") {
      let text = String(decoding: bytes, as: UTF8.self)
      for trace in ["Secret garden", "photo/2", "photo/3", "/2_abc123", "/3_abc123"] {
        #expect(!text.contains(trace), "\(path): \(trace)")
      }
    }
    #expect(try folder.text("site/feed.xml").contains("photo/4"))
  }

  @Test("The newest come first in feeds, however the gallery is ordered")
  func order() async throws {
    try await build(dated(1...40), to: folder("site"))
    let ids = try folder.text("site/feed.xml").matches(of: /photo\/(\d+)<\/id>/)
      .compactMap { Int($0.1) }
    let newest = Array(stride(from: 40, to: 10, by: -1))
    #expect(ids == newest)
  }

  @Test("A build without news leaves the files as they are; one with news changes the feeds")
  func again() async throws {
    let address = { (options: inout BuildOptions) in options.baseURL = "https://example.org/" }
    try await build(dated(1...5), to: folder("site"), change: address)
    let (before, marks) = (try folder.files("site"), try folder.marks("site"))
    try await build(dated(1...5), to: folder("site"), change: address)
    #expect(try folder.marks("site") == marks)
    try await build(dated(1...6), to: folder("site"), change: address)
    let after = try folder.files("site")
    let changed = ["feed.json", "feed.xml", "robots.txt", "site.webmanifest", "sitemap.xml"]
      .filter { before[$0] != after[$0] }
    #expect(changed == ["feed.json", "feed.xml", "sitemap.xml"])
  }

  @Test("A theme's own rules for crawlers stand, and a stranger's, too")
  func own() async throws {
    try await build(dated(1...2), to: folder("site")) {
      $0.templates = ["assets/root/robots.txt": Array("User-agent: *\nDisallow: /\n".utf8)]
    }
    #expect(try folder.text("site/robots.txt") == "User-agent: *\nDisallow: /\n")
    try folder.write("mine", to: "other/feed.xml")
    try await build(dated(1...2), to: folder("other"))
    #expect(try folder.text("other/feed.xml") == "mine")
  }
}
