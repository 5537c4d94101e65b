import GalleryFixtures
import GalleryModel
import Testing

@testable import SiteBuilder

@Suite("Building again with other albums")
struct AlbumRebuildTests {
  /// A change of the albums between two builds, and how many pages it may rewrite at most.
  struct Change: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let limit: Int
    let apply: @Sendable (inout [Album]) -> Void

    init(_ name: String, limit: Int, _ apply: @escaping @Sendable (inout [Album]) -> Void) {
      (testDescription, self.limit, self.apply) = (name, limit, apply)
    }
  }

  static let changes = [
    Change("a new title", limit: 6) { $0[0].title = "Renamed" },
    Change("a new description", limit: 1) { $0[0].descriptionHTML = "<b>New</b>" },
    Change("another cover", limit: 1) { $0[0].cover = Sample.id(2) },
    Change("a photo more", limit: 5) { $0[0].photos.append(Sample.id(9)) },
    Change("another order", limit: 3) { $0[0].photos.swapAt(0, 1) },
    Change("an album less", limit: 5) { $0.removeFirst() },
    Change("no albums", limit: 100) { $0 = [] },
    Change("an album more", limit: 3) {
      $0.append(Album(id: Sample.id(73), title: "C", photos: [Sample.id(9)]))
    },
  ]

  @Test("It gives the same bytes as a fresh build, and few pages", arguments: changes)
  func incremental(change: Change) async throws {
    let folder = try TemporaryFolder()
    let photos = Sample.photos(1...12)
    var albums = [
      Album(id: Sample.id(71), title: "A", photos: [3, 1, 2].map(Sample.id)),
      Album(id: Sample.id(72), title: "B", photos: [1, 9].map(Sample.id)),
    ]
    try await build(photos, albums: albums, to: folder("site"))
    #expect(folder.has("site/album/71-2.html"))
    change.apply(&albums)
    let report = try await build(photos, albums: albums, to: folder("site"))
    try await build(photos, albums: albums, to: folder("fresh"))
    #expect(try folder.files("site", hidden: true) == folder.files("fresh", hidden: true))
    #expect((1...change.limit).contains(report.pages.written))
    #expect(try await SiteVerifier(jobs: 2).verify(folder("site")).findings == [])
  }

  @Test("501 albums have 501 pages, and those without a photo that shows have none")
  func many() async throws {
    let folder = try TemporaryFolder()
    var hidden = Sample.photo(99)
    hidden.visibility = .onlyOwner
    let albums = (1...501).map {
      Album(
        id: Sample.id(1000 + $0), title: "\"x\" #\($0) 09:10 a%28b",
        photos: [Sample.id(1 + $0 % 50)])
    }
    let empty = Album(
      id: Sample.id(9999), title: "Hidden", cover: hidden.id, photos: [hidden.id])
    let photos = Sample.photos(1...50) + [hidden]
    try await build(photos, albums: albums + [empty], to: folder("site"))
    let files = try folder.files("site")
    #expect(files.keys.count { $0.hasPrefix("album/") } == 501)
    #expect(files.keys.count { $0.hasPrefix("albums") } == 9)
    #expect(try await SiteVerifier(jobs: 2).verify(folder("site")).findings == [])
  }
}
