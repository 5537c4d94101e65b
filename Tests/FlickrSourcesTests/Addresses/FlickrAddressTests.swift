import GalleryModel
import Testing

@testable import FlickrSources

struct FlickrAddressTests {
  @Test("Addresses of members' pages are understood", arguments: members)
  func readsMembers(text: String, address: FlickrAddress) throws {
    #expect(try FlickrAddress.parse(text) == address)
    #expect(FlickrAddress.isAddress(text))
  }

  @Test("Addresses of one photo are understood, with whatever follows", arguments: photos)
  func readsPhotos(text: String, id: String) throws {
    #expect(try FlickrAddress.parse(text) == .photo(.test(id)))
    #expect(FlickrAddress.isAddress(text))
  }

  @Test("Addresses of groups, Explore, tags, searches and feeds are understood", arguments: others)
  func readsOthers(text: String, address: FlickrAddress) throws {
    #expect(try FlickrAddress.parse(text) == address)
    #expect(FlickrAddress.isAddress(text))
  }

  @Test("What stands for no photos is refused with a reason", arguments: refusals)
  func refuses(text: String, fault: AddressFault) throws {
    let error = #expect(throws: FlickrSourceError.address(text, fault)) {
      try FlickrAddress.parse(text)
    }
    #expect(error?.kind == .usage)
    #expect(error?.description == "'\(text)' cannot be used: \(fault)")
  }

  @Test(
    "Names of files and words are no addresses",
    arguments: [
      "explore", "sample", "answers", "answers/page1.xml", "./flickr", "flickr", "photos/alice",
      "C:\\photos", "data-download-1.zip", "notflickr.com/photos/a",
    ])
  func knowsFiles(text: String) { #expect(!FlickrAddress.isAddress(text)) }

  @Test("The tables hold more than a hundred addresses")
  func isLong() {
    #expect(
      Self.members.count + Self.photos.count + Self.others.count + Self.refusals.count > 100)
  }

  private static let alice = PathName.alias("alice_w-1")
  private static let bob = PathName.nsid(.test("12037949754@N01"))
  private static let album = FlickrAddress.album(.test("72157666833379009"), owner: alice)

  private static let members: [(String, FlickrAddress)] = [
    ("https://www.flickr.com/photos/alice_w-1/", .stream(alice)),
    ("https://www.flickr.com/photos/alice_w-1", .stream(alice)),
    ("http://flickr.com/photos/alice_w-1/", .stream(alice)),
    ("flickr.com/photos/alice_w-1", .stream(alice)),
    ("www.flickr.com/photos/alice_w-1/", .stream(alice)),
    ("//www.flickr.com/photos/alice_w-1/", .stream(alice)),
    ("  <https://www.flickr.com/photos/alice_w-1/>\n", .stream(alice)),
    ("https://m.flickr.com/photos/alice_w-1/", .stream(alice)),
    ("https://secure.flickr.com/photos/alice_w-1/", .stream(alice)),
    ("HTTPS://WWW.FLICKR.COM/PHOTOS/alice_w-1/", .stream(alice)),
    ("https://www.flickr.com:443/photos//alice_w-1//", .stream(alice)),
    ("https://www.flickr.com./photos/alice_w-1/", .stream(alice)),
    ("https://www.flickr.com/photos/alice_w-1/page7", .stream(alice)),
    ("https://www.flickr.com/photos/alice_w-1/page7/?view=lg", .stream(alice)),
    ("https://www.flickr.com/photos/alice_w-1/?saved=1#top", .stream(alice)),
    ("https://www.flickr.com/photos/alice_w-1/with/53208249252/", .stream(alice)),
    ("https://www.flickr.com/people/alice_w-1/", .stream(alice)),
    ("https://www.flickr.com/photos/12037949754@N01/", .stream(bob)),
    ("https://www.flickr.com/photos/12037949754%40N01/", .stream(bob)),
    ("https://www.flickr.com/people/12037949754@n01", .stream(bob)),
    ("https://www.flickr.com/photos/alice_w-1/albums", .albums(alice)),
    ("https://www.flickr.com/photos/alice_w-1/albums/page2", .albums(alice)),
    ("https://www.flickr.com/photos/alice_w-1/sets/", .albums(alice)),
    ("https://www.flickr.com/photos/12037949754@N01/Albums/", .albums(bob)),
    ("https://www.flickr.com/photos/alice_w-1/albums/72157666833379009", album),
    ("https://www.flickr.com/photos/alice_w-1/albums/72157666833379009/page3", album),
    ("https://www.flickr.com/photos/alice_w-1/albums/72157666833379009/with/5320824/", album),
    ("http://www.flickr.com/photos/alice_w-1/sets/72157666833379009/", album),
    ("https://flic.kr/s/aHsjybZ5ZD", .album(.test("72157628959784871"), owner: nil)),
    (
      "https://www.flickr.com/photos/alice_w-1/galleries/72157722096057728/",
      .gallery("72157722096057728")
    ),
    (
      "https://www.flickr.com/photos/alice_w-1/gallery/72157722096057728/page2",
      .gallery("72157722096057728")
    ),
    ("flickr.com/photos/alice_w-1/galleries/5704-7215762", .gallery("5704-7215762")),
    ("https://www.flickr.com/photos/alice_w-1/favorites", .favorites(alice)),
    ("https://www.flickr.com/photos/alice_w-1/favorites/page2/?view=md", .favorites(alice)),
    ("https://www.flickr.com/photos/alice_w-1/favorites/with/53208249252", .favorites(alice)),
    ("https://www.flickr.com/photos/alice_w-1/tags/boats/", .tag("boats", of: alice)),
    ("https://flic.kr/ps/ZVcni", .shortLink("ps/ZVcni")),
    ("http://flic.kr/y/2Xry4Jt", .shortLink("y/2Xry4Jt")),
  ]

  private static let photos: [(String, String)] = [
    ("https://www.flickr.com/photos/alice/53208249252/", "53208249252"),
    ("https://www.flickr.com/photos/12037949754@N01/53208249252", "53208249252"),
    ("https://www.flickr.com/photos/alice/53208249252/in/photostream/", "53208249252"),
    ("https://www.flickr.com/photos/a/13874001214/in/album-72157644007437024/", "13874001214"),
    ("https://www.flickr.com/photos/a/328/in/photolist-RZufqg-ebEcP7/lightbox/", "328"),
    ("https://www.flickr.com/photos/alice/53208249252/in/dateposted/", "53208249252"),
    ("https://www.flickr.com/photos/alice/1866762301/sizes/o/in/set-7215/", "1866762301"),
    ("https://www.flickr.com/photos/11588490@n02/2174280796/sizes/l", "2174280796"),
    ("http://flickr.com/photo/17277074@N00/2619974961", "2619974961"),
    ("https://www.flickr.com/photos/alice//44627174#comments", "44627174"),
    ("https://www.flickr.com/photo.gne?id=105", "105"),
    ("https://www.flickr.com/photo.gne?short=2ouuqFT", "52830949513"),
    ("https://www.flickr.com/photo_zoom.gne?id=196155401&size=m", "196155401"),
    ("https://www.flickr.com/video_download.gne?id=52947513801", "52947513801"),
    ("https://flic.kr/p/2p4QbKN", "53208249252"),
    ("http://www.flic.kr/p/8SPTwJ?utm=1", "5169665786"),
    ("flic.kr/p/RZufqg", "32812033543"),
    ("https://live.staticflickr.com/65535/53381630964_63d765ee92_s.jpg", "53381630964"),
    ("https://live.staticflickr.com/65535/53381630964_63d765ee92.jpg", "53381630964"),
    ("https://live.staticflickr.com/65535/53381630964_63d765ee92_o_d.png?x=1", "53381630964"),
    ("https://live.staticflickr.com/video/52868534222/346a41e5a9/1080p.mp4", "52868534222"),
    ("http://farm1.static.flickr.com/82/241708183_dd0847d5c7_o.jpg", "241708183"),
    ("https://farm5.staticflickr.com/4586/37767087695_bb4ecff5f4_o.jpg", "37767087695"),
    ("photos12.flickr.com/16159487_3a6615a565_b.jpg", "16159487"),
  ]

  private static let others: [(String, FlickrAddress)] = [
    ("https://www.flickr.com/groups/slovenia/", .group(.alias("slovenia"))),
    ("https://www.flickr.com/groups/slovenia/pool/page30", .group(.alias("slovenia"))),
    ("https://www.flickr.com/groups/slovenia/pool/with/53/", .group(.alias("slovenia"))),
    ("flickr.com/groups/66832458@N00/pool", .group(.nsid(.test("66832458@N00")))),
    (
      "https://www.flickr.com/groups/slovenia/pool/tags/bled/",
      .group(.alias("slovenia"), tag: "bled")
    ),
    (
      "https://www.flickr.com/groups/slovenia/pool/12037949754@N01/",
      .group(.alias("slovenia"), member: bob)
    ),
    ("https://www.flickr.com/explore", .explore(nil)),
    ("flickr.com/explore/", .explore(nil)),
    ("https://www.flickr.com/explore/interesting/7days/", .explore(nil)),
    (
      "https://www.flickr.com/explore/2024/05/03",
      .explore(CalendarDay(year: 2024, month: 5, day: 3))
    ),
    (
      "https://www.flickr.com/explore/2024-05-03",
      .explore(CalendarDay(year: 2024, month: 5, day: 3))
    ),
    (
      "https://www.flickr.com/explore/interesting/2024/05/03/page2",
      .explore(CalendarDay(year: 2024, month: 5, day: 3))
    ),
    ("https://flickr.com/photos/tags/fluorspar/page5", .tag("fluorspar", of: nil)),
    ("https://flickr.com/photos/tags/caf%C3%A9/", .tag("café", of: nil)),
    (
      "https://www.flickr.com/search/?text=red+boats&view_all=1",
      .search(search { $0.text = "red boats" })
    ),
    ("https://www.flickr.com/search?q=boats", .search(search { $0.text = "boats" })),
    (
      "https://www.flickr.com/search/?tags=a%2C%20b&tag_mode=any",
      .search(
        search {
          $0.tags = ["a", "b"]
          $0.matchesAnyTag = true
        })
    ),
    (
      "https://www.flickr.com/search/?user_id=12037949754%40N01&sort=date-taken-desc&license=4%2C5",
      .search(
        search {
          $0.member = bob
          $0.filters = ["sort": "date-taken-desc", "license": "4,5"]
        })
    ),
    (
      "https://www.flickr.com/services/feeds/photos_public.gne?id=12037949754@N01&lang=en-us&format=atom",
      .feed(FeedRequest(members: [.test("12037949754@N01")]))
    ),
    (
      "api.flickr.com/services/feeds/photos_public.gne?tags=cars,red&tagmode=any",
      .feed(FeedRequest(tags: ["cars", "red"], matchesAnyTag: true))
    ),
  ]

  private static func search(_ fill: (inout PhotoSearch) -> Void) -> PhotoSearch {
    var search = PhotoSearch()
    fill(&search)
    return search
  }

  private static let refusals: [(String, AddressFault)] = [
    ("ftp://www.flickr.com/photos/alice/", .notAnAddress),
    ("https://", .notAnAddress),
    ("https://www.fl ickr.com/photos/alice", .notAnAddress),
    ("https://example.com/photos/alice/", .notFlickr),
    ("https://www.flickr.com.example.com/photos/alice/", .notFlickr),
    ("https://notflickr.com/photos/alice/", .notFlickr),
    ("https://www.flickr.com@example.com/photos/alice", .notAnAddress),
    ("https://www.flickr.com", .homePage),
    ("flickr.com/?x=1", .homePage),
    ("https://www.flickr.com/gp/alice/M195SLkj98", .guestPass),
    ("https://www.flickr.com/gp/199246608@N02/nSN80jZ64E", .guestPass),
    ("https://www.flickr.com/photos/", .noName),
    ("https://www.flickr.com/photos/page7", .noName),
    ("https://www.flickr.com/groups/", .noName),
    ("https://www.flickr.com/people/", .noName),
    ("https://www.flickr.com/photos/me/", .ownPage),
    ("https://www.flickr.com/photos/friends/", .ownPage),
    ("https://www.flickr.com/photos/a b/", .badPart("a b")),
    ("https://www.flickr.com/photos/alice/albums/①②③", .badPart("①②③")),
    ("https://www.flickr.com/photos/alice/½⅓", .noPhotos("½⅓")),
    ("https://www.flickr.com/photos/alice/galleries/", .manyGalleries),
    ("https://www.flickr.com/photos/alice/galleries/-1", .badPart("-1")),
    ("https://www.flickr.com/photos/alice/tags/", .manyTags),
    ("https://www.flickr.com/photos/tags", .manyTags),
    ("https://www.flickr.com/photos/alice/collections/721576/", .collection),
    ("https://www.flickr.com/photos/alice/map", .noPhotos("map")),
    ("https://www.flickr.com/people/alice/contacts/", .noPhotos("contacts")),
    ("https://www.flickr.com/groups/slovenia/discuss/", .discussion),
    ("https://www.flickr.com/groups/slovenia/pool/map", .noPhotos("map")),
    ("https://www.flickr.com/explore/2024/02/30", .badPart("2024/02/30")),
    ("https://www.flickr.com/explore/2024/05", .badPart("2024/05")),
    ("https://www.flickr.com/search/?view_all=1", .searchForNothing),
    ("https://www.flickr.com/search/groups/?text=a", .searchNotForPhotos),
    ("https://www.flickr.com/search/?text=a&color_codes=0", .searchOption("color_codes")),
    ("https://www.flickr.com/services/feeds/groups_pool.gne?id=1@N01", .otherFeed),
    ("https://www.flickr.com/services/api/", .noPhotos("services/api")),
    ("https://www.flickr.com/account/email", .noPhotos("account")),
    ("https://www.flickr.com/photo.gne?short=-1", .badShortLink),
    ("https://flic.kr/p/", .badShortLink),
    ("https://flic.kr/p/0OIl", .badShortLink),
    ("https://flic.kr/p/zzzzzzzzzzzzzz", .badShortLink),
    ("https://flic.kr/x/8SPTwJ", .badShortLink),
    ("https://live.staticflickr.com/7372/help.jpg", .noPhotos("help.jpg")),
    (
      "https://farm5.staticflickr.com/4586/377abc695_bb4ecff5f4_o.jpg",
      .noPhotos("377abc695_bb4ecff5f4_o.jpg")
    ),
    ("https://live.staticflickr.com/65535/buddyicons/1@N01.jpg", .noPhotos("1@N01.jpg")),
  ]
}
