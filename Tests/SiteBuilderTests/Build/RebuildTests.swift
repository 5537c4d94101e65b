import GalleryFixtures
import GalleryModel
import Presenters
import Testing

@testable import SiteBuilder

@Suite("Building again")
struct RebuildTests {
  /// A change of a gallery between two builds, and how many pages it may rewrite at most.
  struct Change: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let limit: Int
    let apply: @Sendable (inout [Photo]) -> Void

    init(_ name: String, limit: Int, _ apply: @escaping @Sendable (inout [Photo]) -> Void) {
      (testDescription, self.limit, self.apply) = (name, limit, apply)
    }
  }

  static let changes = [
    Change("one photo more at the end", limit: 30) { $0.append(Sample.photo(99, owner: 2)) },
    Change("one photo more at the front", limit: 60) { $0.insert(Sample.photo(99), at: 0) },
    Change("one photo less", limit: 60) { $0.remove(at: 7) },
    Change("the last photo gone", limit: 20) { $0.removeLast() },
    Change("a new title", limit: 10) { $0[4].title = "Renamed" },
    Change("a new description", limit: 1) { $0[4].descriptionHTML = "<b>New</b>" },
    Change("more views", limit: 1) { $0[4].counts = Counts(views: 7) },
    Change("a new licence", limit: 1) { $0[4].license = License(id: 4) },
    Change("another owner", limit: 26) { $0[4].owner = Sample.person(5) },
    Change("a member renamed", limit: 60) { photos in
      for index in photos.indices { photos[index].owner.realName = "Renamed" }
    },
    Change("the order turned round", limit: 60) { $0.reverse() },
    Change("two photos swapped", limit: 14) { $0.swapAt(3, 4) },
    Change("a secret changed", limit: 10) { photos in
      photos[4].sizes = Sample.ladder(444, [.medium640])
    },
    Change("a photo mentioned comes", limit: 30) { $0.append(Sample.photo(98)) },
    Change("a photo mentioned goes", limit: 60) { $0.removeFirst() },
    Change("a new tag", limit: 4) { $0[4].tags.append(Tag(raw: "New", normalized: "new")) },
    Change("a tag typed otherwise", limit: 6) { $0[0].tags = [Tag(raw: "SEA", normalized: "sea")] },
    Change("a tag no more", limit: 8) { $0[6].tags = [] },
    Change("another date", limit: 8) { $0[4].taken = .month(year: 1999, month: 7) },
    Change("a place moved", limit: 3) {
      $0[4].place = Place(latitude: -33.9, longitude: 151.2, accuracy: 16)
    },
    Change("a place more", limit: 4) {
      $0[7].place = Place(latitude: 48.8, longitude: 2.3, accuracy: 16, names: ["Paris"])
    },
    Change("a place hidden", limit: 3) { $0[4].place = nil },
    Change("everything gone", limit: 60) { $0 = [] },
  ]

  private static var gallery: [Photo] {
    var photos = Sample.photos(1...20)
    photos[10].owner = Sample.person(2)
    for number in [4, 5, 12] {
      photos[number].place = Place(
        latitude: 48.8, longitude: 2.3, accuracy: 16, names: ["Paris", "France"])
    }
    for index in [0, 3, 6, 9] { photos[index].tags = [Tag(raw: "Sea", normalized: "sea")] }
    for index in 0..<8 { photos[index].taken = .month(year: 2000 + index / 5, month: 6) }
    photos[15].descriptionHTML = """
      See <a href="https://www.flickr.com/photos/user/98/">this</a> and
      https://www.flickr.com/photos/user/1/
      """
    return photos
  }

  @Test(
    "A changed gallery gives the same bytes as a fresh build, and few pages", arguments: changes)
  func incremental(change: Change) async throws {
    let folder = try TemporaryFolder()
    var photos = Self.gallery
    try await build(photos, to: folder("site"))
    change.apply(&photos)
    let report = try await build(photos, to: folder("site"))
    try await build(photos, to: folder("fresh"))
    #expect(try folder.files("site", hidden: true) == folder.files("fresh", hidden: true))
    #expect(report.pages.written <= change.limit)
    #expect(report.pages.written + report.pages.removed > 0)
    #expect(try await SiteVerifier(jobs: 2).verify(folder("site")).findings == [])
  }

  @Test(
    "A changed option gives the same bytes as a fresh build",
    arguments: [
      { $0.perPage = 3 }, { $0.title = "Another" }, { $0.baseURL = "https://example.org/x/" },
      { $0.places = .none }, { $0.program = "flickr-gallery 2" }, { $0.pages = 2 },
      { $0.templates = ["assets/more.css": [32]] }, { $0.imageHosts.append("https://x.org") },
    ] as [@Sendable (inout BuildOptions) -> Void])
  func options(change: @Sendable (inout BuildOptions) -> Void) async throws {
    let folder = try TemporaryFolder()
    var photos = Self.gallery
    photos[3].place = Place(latitude: 51.5, longitude: -0.12, accuracy: 16)
    try await build(photos, to: folder("site"))
    try await build(photos, to: folder("site"), change: change)
    try await build(photos, to: folder("fresh"), change: change)
    #expect(try folder.files("site", hidden: true) == folder.files("fresh", hidden: true))
  }

  @Test("What is not public is taken off the site by the next build")
  func withheld() async throws {
    let folder = try TemporaryFolder()
    var photos = Self.gallery
    try await build(photos, to: folder("site"))
    photos[4].visibility = .friends
    let report = try await build(photos, to: folder("site"))
    #expect(report.photos == 19)
    #expect(report.pages.removed == 4)
    #expect(!folder.has("site/photo/5.html"))
  }
}
