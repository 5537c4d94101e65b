import GalleryFixtures
import GalleryModel
import Presenters
import Testing

struct PhotoPresenterTests {
  @Test("A selected photo is shown with its neighbours and the way back")
  func selected() async throws {
    let photos = Sample.photos(1...7)
    let gallery = try await Gallery(photos)
    let page = try #require(try gallery.page(of: photos[3]))
    #expect(page.id == Sample.id(4))
    #expect(page.head.address == .photo(Sample.id(4)))
    #expect(page.head.title == "Photo 4 – Memory")
    #expect(page.head.summary == "Photo by Person 1 (All rights reserved)")
    #expect(page.previous?.id == Sample.id(3))
    #expect(page.next?.title == "Photo 5")
    #expect(page.back == .cell(Sample.id(4), on: PageNumber(clamping: 2)))
    #expect(page.backNumber.value == 2)
    #expect(page.flickrURL == "https://www.flickr.com/photos/1@N00/4/")
    #expect(page.posted == nil)
    #expect(page.taken.isUnknown)
    #expect(page.counts.isEmpty)
  }

  @Test("A change of theme shows the photo again; before a selection it shows nothing")
  func theme() async throws {
    let gallery = try await Gallery(Sample.photos(1...2))
    let presenter = PhotoPresenter(
      model: gallery.model, view: gallery.view, settings: gallery.settings,
      phrases: gallery.phrases)
    gallery.model.theme = .day
    #expect(gallery.view.photos.isEmpty)
    try gallery.model.select(Sample.photo(1))
    gallery.model.theme = .night
    #expect(gallery.view.photos.map(\.frame.theme) == [.day, .night])
    _ = presenter
  }

  @Test(
    "Files to take are listed where the licence allows copies, and only there",
    arguments: [
      (0, false), (4, true), (9, true), (99, false),
    ])
  func downloads(license: Int, isAllowed: Bool) async throws {
    var photo = Sample.photo(1)
    photo.license = License(id: license)
    photo.sizes = Sample.ladder(1, [.square75, .thumbnail100, .small320, .large1024, .original])
    let page = try #require(try await Gallery([photo]).page(of: photo))
    #expect(page.downloads.map(\.label) == (isAllowed ? ["Small", "Large", "Original"] : []))
    #expect((page.largest != nil) == isAllowed)
  }

  @Test("A video leads to its player and offers no still to take")
  func video() async throws {
    var photo = Sample.photo(1)
    photo.media = .video
    photo.license = License(id: 4)
    let page = try #require(try await Gallery([photo]).page(of: photo))
    #expect(page.isVideo)
    #expect(page.playURL == "https://www.flickr.com/photos/1@N00/1/")
    #expect(page.downloads.isEmpty)
    #expect(page.picture != nil)
  }

  @Test("What is not on Flickr is not linked there")
  func absent() async throws {
    let absent = FlickrAbsence(photos: [Sample.id(1)], people: [Sample.nsid(1)])
    let gallery = try await Gallery([Sample.photo(1)], settings: SiteSettings(absent: absent))
    let page = try #require(try gallery.page(of: Sample.photo(1)))
    #expect(page.flickrURL == nil)
    #expect(page.owner.streamURL == nil)
  }

  @Test(
    "An alias stands in addresses unless it could lead elsewhere",
    arguments: [
      ("good_name-1", "good_name-1"), ("../evil", "1@N00"), ("a b", "1@N00"), ("", "1@N00"),
    ])
  func alias(alias: String, part: String) async throws {
    var photo = Sample.photo(1)
    photo.owner.pathAlias = alias
    let page = try #require(try await Gallery([photo]).page(of: photo))
    #expect(page.flickrURL == "https://www.flickr.com/photos/\(part)/1/")
  }

  @Test("The owner leads to their photos in the gallery")
  func owner() async throws {
    let photos = (1...5).map { Sample.photo($0, owner: $0) }
    let page = try #require(try await Gallery(photos).page(of: photos[4]))
    #expect(page.owner.page == .stream(Sample.nsid(5), .first))
    #expect(page.owner.username == "user 5")
  }

  @Test("A photo leads to its albums and its year, as far as they have pages")
  func ways() async throws {
    var photo = Sample.photo(1)
    photo.posted = Timestamp(seconds: 0)
    let albums = [
      Album(id: Sample.id(71), title: "Sea", photos: [Sample.id(1)]),
      Album(id: Sample.id(72), title: "Land", photos: [Sample.id(2)]),
      Album(id: Sample.id(73), title: "", photos: [Sample.id(1)]),
    ]
    let gallery = try await Gallery([photo, Sample.photo(2)], albums: albums)
    let page = try #require(try gallery.page(of: photo))
    #expect(page.albums.map(\.title) == ["Sea", "Untitled"])
    #expect(page.albums.map(\.id) == [71, 73].map(Sample.id))
    #expect(page.year == 1970)
    #expect(try gallery.page(of: Sample.photo(2))?.year == nil)
  }

  @Test("A deleted account is said to be deleted and not linked")
  func deleted() async throws {
    var photo = Sample.photo(1)
    photo.owner = Person(id: Sample.nsid(1), isDeleted: true)
    let page = try #require(try await Gallery([photo]).page(of: photo))
    #expect(page.owner.name == "1@N00 (account deleted)")
    #expect(page.owner.streamURL == nil)
    #expect(page.owner.username == nil)
  }

  @Test(
    "Places are as exact as wished",
    arguments: [
      (GeoPrecision.none, nil), (.rounded, "33.86° S, 151.22° E"),
      (.exact, "33.856159° S, 151.2157° E"),
    ] as [(GeoPrecision, String?)])
  func places(precision: GeoPrecision, coordinates: String?) async throws {
    var photo = Sample.photo(1)
    photo.place = Place(
      latitude: -33.856_159, longitude: 151.215_7, accuracy: 16, names: ["Sydney", "Australia"])
    let gallery = try await Gallery([photo], settings: SiteSettings(places: precision))
    let page = try #require(try gallery.page(of: photo))
    #expect(page.place?.coordinates == coordinates)
    #expect(page.place?.names == (coordinates == nil ? nil : "Sydney, Australia"))
  }

  @Test("Tags are shown as typed, blank ones not at all")
  func tags() async throws {
    var photo = Sample.photo(1)
    photo.tags = [
      Tag(raw: "New York", normalized: "newyork"), Tag(raw: "", normalized: "x"),
      Tag(raw: " \u{200B}", normalized: ""),
    ]
    let page = try #require(try await Gallery([photo]).page(of: photo))
    #expect(page.tags.map(\.name) == ["New York", "x"])
    #expect(page.tags.map(\.slug) == [TagSlug("newyork"), TagSlug("x")])
  }

  @Test("Counts are words, and absent where nobody counted")
  func counts() async throws {
    var photo = Sample.photo(1)
    photo.counts = Counts(views: 1_234_567, faves: 1, comments: nil)
    let page = try #require(try await Gallery([photo]).page(of: photo))
    #expect(page.counts.views == "1,234,567 views")
    #expect(page.counts.faves == "1 favourite")
    #expect(page.counts.comments == nil)
  }

  @Test("A description is handed on as it is, for the view to sanitise")
  func description() async throws {
    var photo = Sample.photo(1)
    photo.descriptionHTML = "<script>x</script>"
    let page = try #require(try await Gallery([photo]).page(of: photo))
    #expect(page.descriptionHTML == "<script>x</script>")
  }
}
