import GalleryFixtures
import GalleryModel
import Pages
import Presenters
import Testing

struct PreviewTests {
  @Test(
    "Previews are absolute where the site's address is known",
    arguments: ["https://example.org", "https://example.org/", "https://example.org/a/b"])
  func absolute(base: String) async throws {
    let image = /<meta property="og:image" content="([^"]*)" \/>/
    let root = base.hasSuffix("/") ? base : base + "/"
    let settings = SiteSettings(baseURL: base, images: .local)
    let pages = try await Site(Sample.photos(1...4), settings: settings).rendered()
    for path in ["index.html", "page-2.html", "photo/2.html"] {
      let html = try #require(pages[path])
      let address = try #require(html.firstMatch(of: image)).1
      #expect(address.hasPrefix(root + "images/"))
      let own = path == "index.html" ? "" : path
      #expect(html.contains("<meta property=\"og:url\" content=\"\(root)\(own)\" />"))
      #expect(html.contains("<meta name=\"twitter:card\" content=\"summary_large_image\" />"))
    }
    #expect(pages["about.html"]?.contains("content=\"summary\"") == true)
    #expect(pages["404.html"]?.contains("og:") == false)
  }

  @Test("Without an address there are no previews rather than relative ones")
  func omitted() async throws {
    for html in try await Site(Sample.photos(1...4)).rendered().values {
      #expect(!html.contains("og:"))
      #expect(!html.contains("twitter:"))
    }
  }

  @Test(
    "The page for what is missing shows at any depth where the site's address is known",
    arguments: [
      ("https://example.org", "/"), ("https://example.org/a/b", "/a/b/"),
      ("https://example.org/\u{E9} x/", "/%C3%A9%20x/"),
    ])
  func missing(base: String, root: String) async throws {
    let settings = SiteSettings(baseURL: base)
    let pages = try await Site(Sample.photos(1...4), settings: settings).rendered()
    let html = try #require(pages["404.html"])
    #expect(html.contains("<link rel=\"stylesheet\" href=\"\(root)assets/style.css\" />"))
    #expect(html.contains("<script src=\"\(root)assets/theme.js\"></script>"))
    let links = html.matches(of: /\ (?:href|src)="([^"]*)"/).map { String($0.output.1) }
    #expect(links.count > 8)
    for link in links where link != "#main" { #expect(link.hasPrefix(root), "\(link)") }
    #expect(pages["about.html"]?.contains("href=\"assets/style.css\"") == true)
  }

  @Test("Every page leads to the feeds; a photo's page to its author, licence and neighbour")
  func links() async throws {
    var photo = Sample.photo(1)
    photo.license = License(id: 4)
    let pages = try await Site([photo, Sample.photo(2)]).rendered()
    let html = try #require(pages["photo/1.html"])
    for part in [
      "<link rel=\"alternate\" type=\"application/atom+xml\" href=\"../feed.xml\"",
      "<link rel=\"alternate\" type=\"application/feed+json\" href=\"../feed.json\"",
      "<link rel=\"manifest\" href=\"../site.webmanifest\" />",
      "<link rel=\"license\" href=\"https://creativecommons.org/licenses/by/2.0/\" />",
      "<link rel=\"author\" href=\"../person/1-N00.html\" />",
      "<link rel=\"prefetch\" href=\"2.html\" />", "<link rel=\"next\" href=\"2.html\" />",
    ] {
      #expect(html.contains(part), "\(part)")
    }
    #expect(pages["photo/2.html"]?.contains("rel=\"prefetch\"") == false)
    #expect(pages["404.html"]?.contains("href=\"feed.xml\"") == true)
  }
}
