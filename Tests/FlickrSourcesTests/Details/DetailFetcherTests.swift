import FakeFlickr
import GalleryModel
import Testing

@testable import FlickrSources

struct DetailFetcherTests {
  private static let exif = "flickr.photos.getExif"
  private static let comments = "flickr.photos.comments.getList"
  private static let info = "flickr.photos.getInfo"

  /// Photos of a small world, their details, and what fetches them.
  private struct Scene {
    let lists: FakeLists
    let photos: [Photo]
    let details: GalleryDetails
    let fetcher: DetailFetcher

    init(
      _ kinds: Set<PhotoDetail.Kind>, photos count: Int = 12, faults: [FaultRule] = []
    ) async throws {
      lists = try FakeLists(
        WorldOptions(photos: count, owners: 3, hiddenPhotos: 0), faults: faults)
      photos = try await lists.take("flickr.com/explore").photos
      lists.flickr.forgetCalls()
      details = GalleryDetails(kinds, cache: MemoryDetailCache())
      fetcher = DetailFetcher(client: lists.client, details: details)
    }

    func details(of serial: Int) throws -> PhotoDetails {
      let photo = try #require(photos.first { $0.id.rawValue == FakePhoto.id(of: serial) })
      return try details.details(of: photo)
    }
  }

  @Test("EXIF comes in its friendlier form, and empty rows do not")
  func readsExif() async throws {
    let scene = try await Scene([.exif])
    #expect(try await scene.fetcher.complete(scene.photos) == [])
    let exif = try scene.details(of: 1).exif
    #expect(exif.first { $0.name == "FNumber" }?.value == "f/1.8")
    #expect(exif.first { $0.name == "Model" }?.value == "Fake Camera Mk II")
    #expect(exif.first { $0.name == "ExposureTime" }?.label == "Exposure")
    #expect(exif.contains { $0.name == "LensModel" } == false)
    #expect(try scene.details(of: 1).comments == [])
    #expect(scene.lists.flickr.calls.count == 12)
  }

  @Test("EXIF that its owner hides is no failure, and is not asked for again")
  func acceptsRefusal() async throws {
    let scene = try await Scene([.exif])
    #expect(try await scene.fetcher.complete(scene.photos) == [])
    #expect(try scene.details(of: 3).isEmpty)
    #expect(try await scene.fetcher.complete(scene.photos) == [])
    #expect(scene.lists.flickr.calls.count == 12)
  }

  @Test("Comments and notes come with their authors, and no call is made for none")
  func readsComments() async throws {
    let scene = try await Scene([.comments, .notes])
    _ = try await scene.fetcher.complete(scene.photos)
    let details = try scene.details(of: 10)
    #expect(details.comments.count == 2)
    #expect(details.comments.first?.textHTML.contains("Lovely <b>light</b>!") == true)
    #expect(details.comments.first?.author?.username.isEmpty == false)
    #expect(details.comments.first?.posted != nil)
    #expect(details.notes.first?.textHTML == "Look <b>here</b>")
    #expect(details.notes.first?.frame == PhotoNote.Frame(x: 10, y: 20, width: 100, height: 50))
    #expect(scene.lists.flickr.calls(of: Self.comments).count == 3)
    #expect(scene.lists.flickr.calls(of: Self.info).count == 12)
  }

  @Test("A photo that has changed is asked for again, an unchanged one never")
  func asksAfterChange() async throws {
    let scene = try await Scene([.exif])
    _ = try await scene.fetcher.complete(scene.photos)
    var changed = scene.photos
    changed[4].updated = Timestamp(seconds: 2_000_000_000)
    scene.lists.flickr.forgetCalls()
    _ = try await scene.fetcher.complete(changed)
    #expect(scene.lists.flickr.calls.map(\.photoID) == [changed[4].id.rawValue])
  }

  @Test("A photo that went away is named, the others are complete", arguments: [exif, info])
  func namesGone(method: String) async throws {
    let gone = FakePhoto.id(of: 5)
    let scene = try await Scene(
      method == Self.exif ? [.exif] : [.notes],
      faults: [FaultRule(.notFound, on: .method(method), photoID: gone)])
    #expect(try await scene.fetcher.complete(scene.photos) == [.test(gone)])
    #expect(scene.lists.flickr.calls.count == 12)
  }

  @Test("Most photos missing at once stops, unless that is accepted")
  func stopsAtMass() async throws {
    let scene = try await Scene([.exif], faults: [FaultRule(.notFound, on: .method(Self.exif))])
    let error = await #expect(throws: FlickrSourceError.massAbsence(gone: 12, asked: 12)) {
      _ = try await scene.fetcher.complete(scene.photos)
    }
    #expect(error?.description.contains("--accept-removals") == true)
    let willing = DetailFetcher(
      client: scene.lists.client, details: scene.details, acceptsRemovals: true)
    #expect(try await willing.complete(scene.photos).count == 12)
  }

  @Test("Half of the photos missing is no reason to stop")
  func acceptsHalf() async throws {
    let scene = try await Scene(
      [.exif], faults: [FaultRule(.notFound, on: .method(Self.exif), times: 6)])
    #expect(try await scene.fetcher.complete(scene.photos).count == 6)
  }

  @Test(
    "What passes costs a try and loses nothing",
    arguments: [
      Fault.http(429, retryAfter: 7), .http(503), .html, .wrongFormat, .malformed, .truncated,
      .reset, .closed, .api(APIFailure(105, "Service currently unavailable")),
    ])
  func mends(fault: Fault) async throws {
    let scene = try await Scene(
      [.exif], faults: [FaultRule(fault, on: .method(Self.exif), times: 2)])
    #expect(try await scene.fetcher.complete(scene.photos) == [])
    for photo in scene.photos where photo.id.rawValue != FakePhoto.id(of: 3) {
      if photo.media == .photo, photo.id.rawValue != FakePhoto.id(of: 10) {
        #expect(try !scene.details.details(of: photo).exif.isEmpty)
      }
    }
  }

  @Test(
    "What stays is told after bounded tries, and what came before is kept",
    arguments: [Fault.http(429), .http(503), .html, .malformed, .truncated])
  func gives(up fault: Fault) async throws {
    let scene = try await Scene(
      [.exif], faults: [FaultRule(fault, on: .method(Self.exif), skip: 9)])
    let error = await #expect(throws: FlickrSourceError.self) {
      _ = try await scene.fetcher.complete(scene.photos)
    }
    #expect(error?.kind == .unavailable)
    #expect(scene.lists.flickr.calls.count <= 9 + 3 * 5)
    let kept = try scene.photos.count {
      try scene.details.cache.detail(.exif, of: $0.id, updated: $0.updated) != nil
    }
    #expect(kept > 0)
  }

  @Test("A bad key is told at once")
  func tellsKey() async throws {
    let scene = try await Scene(
      [.exif],
      faults: [FaultRule(.api(APIFailure(100, "Key has expired")), on: .method(Self.exif))])
    let error = await #expect(throws: FlickrSourceError.self) {
      _ = try await scene.fetcher.complete(scene.photos)
    }
    #expect(error?.kind == .configuration)
  }

  @Test("What is not asked for costs nothing")
  func asksForNothing() async throws {
    let scene = try await Scene([])
    #expect(try await scene.fetcher.complete(scene.photos) == [])
    #expect(scene.lists.flickr.calls == [])
  }
}
