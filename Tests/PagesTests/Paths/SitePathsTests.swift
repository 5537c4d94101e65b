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
      (.stream(Sample.nsid(5), .first), "person/5-N00.html"),
      (.stream(Sample.nsid(5), two), "person/5-N00-2.html"), (.albums(.first), "albums.html"),
      (.album(Sample.id(7), .first), "album/7.html"), (.album(Sample.id(7), two), "album/7-2.html"),
      (.tags(two), "tags-2.html"), (.tag(TagSlug("sea"), .first), "tag/sea.html"),
      (.tag(TagSlug("sea"), two), "tag/sea-2.html"), (.archive(.first), "archive.html"),
      (.year(1965, two), "archive/1965-2.html"),
      (.month(3, year: 1965, on: .first), "archive/1965.html"),
      (.map(.first), "map.html"), (.map(two), "map-2.html"),
      (.spot(PlaceCell(latitude: 48_800_000, longitude: 2_300_000), on: two), "map-2.html"),
      (.place(PlaceCell(latitude: 48_800_000, longitude: 2_300_000), two), "place/48n002e-2.html"),
      (.search, "search.html"),
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
      (
        .map(.first), .spot(PlaceCell(latitude: -1, longitude: 2_300_000), on: two),
        "map-2.html#place-01s002e"
      ),
      (.photo(Sample.id(7)), .cell(Sample.id(7), on: two), "../page-2.html#photo-7"),
      (.photo(Sample.id(7)), .person(Sample.nsid(5), on: .first), "../people.html#person-5-N00"),
      (.photo(Sample.id(7)), .tag(TagSlug("sea"), .first), "../tag/sea.html"),
      (.album(Sample.id(7), two), .album(Sample.id(7), .first), "7.html"),
      (.album(Sample.id(7), two), .photo(Sample.id(8)), "../photo/8.html"),
      (.archive(.first), .month(3, year: 1965, on: two), "archive/1965-2.html#month-3"),
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
