import GalleryFixtures
import GalleryModel
import Markup
import Pages
import Presenters
import Testing

struct AtomFeedTests {
  private func text(_ page: FeedPage) -> String {
    String(decoding: AtomFeed(page, generator: "flickr-gallery 1 <&>").bytes, as: UTF8.self)
  }

  private func problems(_ page: FeedPage) throws -> [MarkupProblem] {
    var parser = try PageParser()
    return parser.check(Array(text(page).utf8).span, schema: try MachineSchemas.atom())
  }

  @Test(
    "A feed follows the grammar of Atom, whatever photos say",
    arguments: [nil, "https://example.org/a b/"])
  func grammar(base: String?) throws {
    let settings = SiteSettings(title: "</title>&", baseURL: base)
    let page = try #require(try News.page(of: News.hostile, settings: settings))
    #expect(page.entries.count == News.hostile.count)
    #expect(try problems(page) == [])
    #expect(try problems(try #require(try News.page(of: []))) == [])
  }

  @Test("Links are absolute where the site's address is known, else relative to the feed")
  func links() throws {
    var photo = Sample.photo(5)
    photo.posted = Timestamp(seconds: 0)
    let relative = text(try #require(try News.page(of: [photo])))
    #expect(relative.contains("rel=\"self\" type=\"application/atom+xml\" href=\"feed.xml\""))
    #expect(relative.contains("rel=\"alternate\" type=\"text/html\" href=\"photo/5.html\""))
    let settings = SiteSettings(baseURL: "https://example.org/g", images: .local)
    let absolute = text(try #require(try News.page(of: [photo], settings: settings)))
    #expect(absolute.contains("href=\"https://example.org/g/feed.xml\""))
    #expect(absolute.contains("href=\"https://example.org/g/photo/5.html\""))
    #expect(absolute.contains("src=&quot;https://example.org/g/images/5_abc123_1024.jpg&quot;"))
    #expect(!absolute.contains("href=\"photo/"))
  }

  @Test("An entry tells licence, author and both dates")
  func entry() throws {
    var photo = Sample.photo(5)
    photo.posted = Timestamp(seconds: 1_700_000_000)
    photo.updated = Timestamp(seconds: 1_700_000_060)
    photo.license = License(id: 11)
    let feed = text(try #require(try News.page(of: [photo])))
    for part in [
      "<published>2023-11-14T22:13:20Z</published>", "<updated>2023-11-14T22:14:20Z</updated>",
      "<link rel=\"license\" href=\"https://creativecommons.org/licenses/by/4.0/\"/>",
      "<name>Person 1</name>", "<uri>https://www.flickr.com/photos/1@N00/</uri>",
      "<rights>Creative Commons Attribution 4.0</rights>",
    ] {
      #expect(feed.contains(part), "\(part)")
    }
  }
}
