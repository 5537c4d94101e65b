import GalleryFixtures
import GalleryModel
import Markup
import Pages
import Presenters
import Testing

struct SitemapTests {
  private static let base = "https://example.org/g&b/"

  private func files(_ count: Int) -> [SiteFile] {
    var sitemap = Sitemap(base: Self.base, pageCount: count)
    var files: [SiteFile] = []
    for number in 1...count {
      let file = sitemap.add(
        .photo(Sample.id(number)), updated: Timestamp(seconds: number),
        picture: ImagePolicy.local.picture(
          of: Sample.photo(number), edges: [1024], fallback: 1024)?.fallback)
      if let file { files.append(file) }
    }
    return files + sitemap.finish()
  }

  private func problems(_ file: SiteFile) throws -> [MarkupProblem] {
    var parser = try PageParser()
    return parser.check(file.bytes.span, schema: try MachineSchemas.sitemap())
  }

  @Test("A small site has one list, with last changes and absolute addresses")
  func small() throws {
    let files = files(2)
    #expect(files.map(\.path) == ["sitemap.xml"])
    #expect(try files.flatMap(problems) == [])
    let text = String(decoding: files[0].bytes, as: UTF8.self)
    #expect(text.contains("<loc>https://example.org/g&amp;b/photo/1.html</loc>"))
    #expect(text.contains("<lastmod>1970-01-01T00:00:02Z</lastmod>"))
    #expect(
      text.contains("<image:loc>https://example.org/g&amp;b/images/1_abc123_1024.jpg</image:loc>"))
  }

  @Test("A large site has lists of bounded length, and a list of them")
  func large() throws {
    let files = files(Sitemap.length * 2 + 1)
    #expect(
      files.map(\.path) == ["sitemap-1.xml", "sitemap-2.xml", "sitemap-3.xml", "sitemap.xml"])
    #expect(try files.flatMap(problems) == [])
    let counts = files.dropLast().map {
      String(decoding: $0.bytes, as: UTF8.self).matches(of: /<url>/).count
    }
    #expect(counts == [Sitemap.length, Sitemap.length, 1])
    #expect(Sitemap.length <= 50_000)
    let index = String(decoding: files[3].bytes, as: UTF8.self)
    #expect(index.contains("<loc>https://example.org/g&amp;b/sitemap-3.xml</loc>"))
    #expect(index.contains("<lastmod>1970-01-01T02:46:40Z</lastmod>"))
  }

  @Test("A site that just fills its lists has no empty one", arguments: [1, 2])
  func full(lists: Int) throws {
    let files = files(Sitemap.length * lists)
    #expect(files.count == (lists == 1 ? 1 : lists + 1))
    #expect(try files.flatMap(problems) == [])
  }

  @Test("The page for missing addresses is no page to visit, and the entrance is the folder")
  func addresses() throws {
    var sitemap = Sitemap(base: Self.base, pageCount: 2)
    #expect(sitemap.add(.notFound) == nil)
    #expect(sitemap.add(.grid(.first)) == nil)
    let text = String(decoding: try #require(sitemap.finish().first).bytes, as: UTF8.self)
    #expect(!text.contains("404"))
    #expect(text.contains("<loc>https://example.org/g&amp;b/</loc>"))
  }

  @Test("Crawlers are told of the list where there is one")
  func robots() {
    #expect(Robots.bytes(base: nil) == Array("User-agent: *\nDisallow:\n".utf8))
    #expect(
      Robots.bytes(base: "https://example.org/")
        == Array(
          "User-agent: *\nDisallow:\nSitemap: https://example.org/sitemap.xml\n".utf8))
  }
}
