import GalleryFixtures
import GalleryModel
import Pages
import Presenters
import Testing

struct SitePathsTests {
  private static let two = PageNumber(clamping: 2)

  @Test(
    "Every page has its file",
    arguments: [
      (PageAddress.grid(.first), "index.html"), (.grid(two), "page-2.html"),
      (.cell(Sample.id(7), on: two), "page-2.html"), (.photo(Sample.id(7)), "photo/7.html"),
      (.people(.first), "people.html"), (.people(two), "people-2.html"),
      (.person(Sample.nsid(5), on: .first), "people.html"), (.about, "about.html"),
      (.notFound, "404.html"),
    ])
  func paths(address: PageAddress, path: String) {
    #expect(SitePaths.path(of: address) == path)
  }

  @Test(
    "Links are relative and lead from any page to any other",
    arguments: [
      (PageAddress.grid(.first), PageAddress.photo(Sample.id(7)), "photo/7.html"),
      (.photo(Sample.id(7)), .photo(Sample.id(8)), "8.html"),
      (.photo(Sample.id(7)), .cell(Sample.id(7), on: two), "../page-2.html#photo-7"),
      (.photo(Sample.id(7)), .person(Sample.nsid(5), on: .first), "../people.html#person-5-N00"),
      (.grid(two), .grid(.first), "index.html"), (.people(two), .people(.first), "people.html"),
      (.photo(Sample.id(7)), .about, "../about.html"), (.about, .grid(two), "page-2.html"),
    ])
  func links(start: PageAddress, end: PageAddress, link: String) {
    #expect(SitePaths.link(from: start, to: end) == link)
  }

  @Test(
    "A canonical address needs the site's; the first page is the site's own",
    arguments: [
      (PageAddress.grid(.first), "https://x.org/a/", "https://x.org/a/"),
      (.photo(Sample.id(7)), "https://x.org/a/", "https://x.org/a/photo/7.html"),
      (.photo(Sample.id(7)), "https://x.org/ä b/", "https://x.org/%C3%A4%20b/photo/7.html"),
      (.photo(Sample.id(7)), nil, nil), (.notFound, "https://x.org/", nil),
    ] as [(PageAddress, String?, String?)])
  func canonical(address: PageAddress, base: String?, canonical: String?) {
    #expect(SitePaths.canonical(address, base: base) == canonical)
  }
}
