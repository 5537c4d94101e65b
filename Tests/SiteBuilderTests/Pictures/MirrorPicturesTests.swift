import FlickrSources
import Foundation
import GalleryFixtures
import GalleryModel
import Imaging
import Testing

@testable import SiteBuilder

@Suite("Copies of Flickr's files")
struct MirrorPicturesTests {
  let folder: TemporaryFolder
  let host: ImageHost

  init() throws {
    folder = try TemporaryFolder()
    host = ImageHost(
      picture: try Drawing.bytes(96, 64, secrets: true),
      other: try Drawing.bytes(96, 64, as: "png"))
  }

  private func photos(_ numbers: ClosedRange<Int>, license: Int = 4) -> [Photo] {
    numbers.map { number in
      var photo = Sample.photo(number)
      photo.license = License(id: license)
      return photo
    }
  }

  @discardableResult
  private func mirror(
    _ photos: [Photo], owner: NSID? = nil, tries: Int = 5,
    change: (inout BuildOptions) -> Void = { _ in }
  ) async throws -> BuildReport {
    try await build(
      photos, to: folder("site"), pictures: .mirror(host.fetcher(tries: tries), owner: owner),
      change: change)
  }

  private func images() throws -> [String] {
    try folder.files("site").keys.filter { $0.hasPrefix("images/") }.sorted()
  }

  private func address(_ number: Int, _ suffix: String) -> String {
    "https://live.staticflickr.com/7/\(number)_abc123\(suffix).jpg"
  }

  @Test("The wished sizes, or the next that exist, are fetched, and nothing is linked")
  func sizes() async throws {
    let report = try await mirror(photos(1...2))
    #expect(report.images.fetched == 4 && report.images.failed == [])
    #expect(
      try images() == [
        "images/1_abc123_1024.jpg", "images/1_abc123_640.jpg", "images/2_abc123_1024.jpg",
        "images/2_abc123_640.jpg",
      ])
    let page = try folder.text("site/photo/1.html")
    #expect(!page.contains("staticflickr"))
    #expect(try await SiteVerifier().verify(folder("site")).findings == [])
  }

  @Test("A photo whose licence keeps copies to its owner is linked, and reported")
  func licences() async throws {
    let report = try await mirror(photos(1...1, license: 0) + photos(2...2))
    #expect(report.images.linked == [Sample.id(1)] && report.images.fetched == 2)
    #expect(try folder.text("site/photo/1.html").contains(address(1, "_b")))
    #expect(try await SiteVerifier().verify(folder("site")).findings == [])
    #expect(try await mirror(photos(1...1, license: 99)).images.linked == [Sample.id(1)])
  }

  @Test("One's own photos are copied, and all where that is asked for", arguments: [true, false])
  func owners(isOwner: Bool) async throws {
    let owner = isOwner ? Sample.nsid(1) : nil
    let report = try await mirror(photos(1...1, license: 0), owner: owner) {
      $0.pictures.copiesAllRights = !isOwner
    }
    #expect(report.images.linked == [] && report.images.fetched == 2)
  }

  @Test("A rebuild asks for nothing and writes nothing")
  func rebuild() async throws {
    try await mirror(photos(1...3))
    let (before, asked) = (try folder.marks("site"), host.requestCount)
    let report = try await mirror(photos(1...3))
    #expect(report.images.kept == 6 && report.images.fetched == 0)
    #expect(host.requestCount == asked)
    #expect(try folder.marks("site") == before)
  }

  @Test("A photo that was replaced is fetched under its new secret, and the old file goes")
  func replaced() async throws {
    try await mirror(photos(1...2))
    var photos = photos(1...2)
    photos[0].sizes = SizeLadder(
      photos[0].sizes.steps.compactMap {
        PhotoSize(
          label: $0.label, url: $0.url.replacing("abc123", with: "fed456"), width: $0.width,
          height: $0.height)
      })
    let report = try await mirror(photos)
    #expect(report.images.fetched == 2 && report.images.kept == 2)
    #expect(try images().filter { $0.hasPrefix("images/1_") }.allSatisfy { $0.contains("fed456") })
  }

  @Test("Each fault passes with the next try", arguments: ImageHost.Fault.allCases)
  func faults(fault: ImageHost.Fault) async throws {
    host.spoil(address(1, "_b"), [fault])
    let report = try await mirror(photos(1...1))
    #expect(report.images.failed == [] && report.images.fetched == 2)
    #expect(host.requests[address(1, "_b")] == 2)
    let whole = try Drawing.bytes(96, 64)
    let copy = try #require(try folder.files("site")["images/1_abc123_1024.jpg"])
    #expect(copy.prefix(3) == whole.prefix(3) && copy.suffix(2) == [0xFF, 0xD9])
  }

  @Test("What fails for good is listed and linked, and no half file is left")
  func failing() async throws {
    for suffix in ["_b", "_z"] {
      host.spoil(address(1, suffix), [ImageHost.Fault](repeating: .cutUnnoticed, count: 5))
    }
    let report = try await mirror(photos(1...2))
    #expect(report.images.failed.count == 2 && report.images.fetched == 2)
    #expect(host.requests[address(1, "_b")] == 5)
    #expect(try images().allSatisfy { $0.hasPrefix("images/2_") })
    #expect(try folder.text("site/photo/1.html").contains(address(1, "_b")))
    #expect(try await SiteVerifier().verify(folder("site")).findings == [])
    let next = try await mirror(photos(1...2))
    #expect(next.images.failed == [] && next.images.fetched == 2 && next.images.kept == 2)
    #expect(try !folder.text("site/photo/1.html").contains("staticflickr"))
  }

  @Test(
    "A picture that Flickr has no more is asked for once, and shown as missing",
    arguments: [
      HTTPResponse(status: 404), HTTPResponse(status: 410), HTTPResponse(status: 302),
      HTTPResponse(
        status: 200, body: [1],
        url: URL(string: "https://live.staticflickr.com/photo_unavailable.png")),
    ])
  func gone(answer: HTTPResponse) async throws {
    for suffix in ["_b", "_z"] { host.answer(address(1, suffix), with: answer) }
    let report = try await mirror(photos(1...2))
    #expect(report.images.failed.count == 2)
    #expect(host.requests[address(1, "_b")] == 1)
    let page = try folder.text("site/photo/1.html")
    #expect(page.contains("No picture") && !page.contains("staticflickr"))
  }

  @Test("Nothing is fetched from a host that is not Flickr's")
  func strangers() async throws {
    var photo = photos(1...1)[0]
    let url = "http://10.0.0.1/7/1_abc123_b.jpg"
    photo.sizes = SizeLadder(
      [PhotoSize(label: .large1024, url: url, width: 96, height: 64)].compactMap(\.self))
    await #expect(throws: (any Error).self) { try await mirror([photo]) }
    #expect(host.requestCount == 0)
  }

  @Test("Copies tell nothing private, unless all is to be kept", arguments: [false, true])
  func privacy(keepsMetadata: Bool) async throws {
    try await mirror(photos(1...1)) { $0.pictures.keepsMetadata = keepsMetadata }
    let copy = try #require(try folder.files("site")["images/1_abc123_1024.jpg"])
    let tells = String(decoding: copy, as: UTF8.self).contains("SECRET")
    #expect(tells == keepsMetadata)
    let other = try await mirror(photos(1...1)) { $0.pictures.keepsMetadata = !keepsMetadata }
    #expect(other.images.fetched == 2)
  }

  @Test("2,000 files with every fault: all are whole, and builds that broke off cost nothing twice")
  func many() async throws {
    var generator = Numbers(state: 42)
    let photos = photos(1...1000)
    let faults = ImageHost.Fault.allCases
    var spoiledCount = 0
    for photo in photos {
      for step in photo.sizes.steps.suffix(2) where Int.random(in: 0..<10, using: &generator) == 0 {
        let count = Int.random(in: 1...3, using: &generator)
        host.spoil(
          step.url,
          (0..<count).map { _ in faults.randomElement(using: &generator) ?? .reset })
        spoiledCount += count
      }
    }
    for _ in 0..<20 {
      host.breakDown(after: Int.random(in: 20...90, using: &generator))
      await #expect(throws: (any Error).self) { try await mirror(photos) { $0.perPage = 99 } }
    }
    host.breakDown(after: .max)
    let report = try await mirror(photos) { $0.perPage = 99 }
    #expect(report.images.failed == [])
    #expect(try images().count == 2000)
    // What was under way when a build broke off may be asked for again; nothing else.
    #expect(host.requestCount <= 2000 + spoiledCount + 20 * ImageFetcher.mostAtOnce)
    let whole = Set(try folder.files("site").filter { $0.key.hasPrefix("images/") }.map(\.value))
    #expect(whole.count == 1)
  }

  /// The same numbers in every run.
  private struct Numbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ state >> 29
    }
  }
}
