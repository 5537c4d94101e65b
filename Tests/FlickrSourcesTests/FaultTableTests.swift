import FakeFlickr
import Foundation
import GalleryModel
import Testing

@testable import FlickrSources

/// Every fault of the network and of Flickr, for each kind of request, on a clock that never waits.
@Suite(.timeLimit(.minutes(10))) struct FaultTableTests {
  /// What is asked for.
  enum Request: String, Sendable, CaseIterable, CustomTestStringConvertible {
    case list, detail, image

    var testDescription: String { rawValue }

    var target: FaultTarget {
      switch self {
      case .list: .method("flickr.interestingness.getList")
      case .detail: .method("flickr.photos.getExif")
      case .image: .images
      }
    }
  }

  /// A fault that a further try mends.
  private static let passing: [Fault] = [
    .http(429), .http(429, retryAfter: 7), .http(500), .http(502), .http(503, retryAfter: 3),
    .html, .wrongFormat, .malformed, .truncated, .stall(.seconds(60)), .reset, .closed,
  ]

  /// A Flickr with ten photos, and everything that asks it.
  private struct Scene {
    let lists: FakeLists
    let images: ImageFetcher

    init(_ faults: [FaultRule], isStalling: Bool) throws {
      let timeout: Double = isStalling ? 10 : 30
      lists = try FakeLists(
        WorldOptions(photos: 10, owners: 1, hiddenPhotos: 0), faults: faults, timeout: timeout)
      images = ImageFetcher(
        hosts: try APIEndpoint(lists.flickr.apiURL).imageHosts,
        transport: SessionTransport(timeout: timeout), time: lists.time.keeper())
    }

    var tries: Int { lists.client.callCount + images.requestCount }

    /// Asks for something; tells whether everything came.
    func ask(_ request: Request) async throws -> Bool {
      switch request {
      case .list: return try await lists.take("flickr.com/explore").distinctIDs.count == 10
      case .detail:
        let reader = DetailReader(client: lists.client)
        let detail = try await reader.read(.exif, of: .test(FakePhoto.id(of: 1)))
        guard case .answer(let bytes) = detail else { return false }
        return PackedDetails.details(in: bytes)?.exif.isEmpty == false
      case .image:
        let photo = lists.flickr.world.photo(1)
        let address = "\(lists.flickr.url)images/\(photo.path(of: "Medium"))"
        try await images.fetch(address) { bytes in
          bytes.starts(with: [0xFF, 0xD8]) && bytes.suffix(2) == [0xFF, 0xD9]
            ? nil : "it is no whole JPEG"
        }
        return true
      }
    }
  }

  private static func spoils(_ fault: Fault, _ request: Request) -> Bool {
    // A picture has no brackets to lose, and no other format to come in.
    request != .image || ![.wrongFormat, .malformed].contains(fault)
  }

  @Test("A fault that passes costs one try and loses nothing", arguments: Request.allCases, passing)
  func passes(request: Request, fault: Fault) async throws {
    guard Self.spoils(fault, request) else { return }
    let scene = try Scene(
      [FaultRule(fault, on: request.target, times: 1)], isStalling: fault == .stall(.seconds(60)))
    #expect(try await scene.ask(request))
    // One more where a connection that is just being closed was used again.
    #expect((2...3).contains(scene.tries))
    let waited = scene.lists.time.waits.reduce(.zero, +)
    switch fault {
    case .http(_, let seconds?): #expect(waited >= .seconds(seconds))
    default: #expect(waited > .zero && waited < .seconds(4))
    }
  }

  @Test(
    "A fault that stays is told after five tries", arguments: Request.allCases,
    passing.filter { $0 != .stall(.seconds(60)) })
  func stays(request: Request, fault: Fault) async throws {
    guard Self.spoils(fault, request) else { return }
    let scene = try Scene([FaultRule(fault, on: request.target)], isStalling: false)
    let error = await #expect(throws: FlickrSourceError.self) {
      _ = try await scene.ask(request)
    }
    #expect(error.map { [.unavailable, .failed].contains($0.kind) } == true)
    #expect(scene.tries == 5)
    #expect(scene.lists.time.waits.reduce(.zero, +) < .seconds(40))
  }

  @Test(
    "What will not come at any try is told at the first one", arguments: Request.allCases,
    [Fault.notFound, .http(404), .http(410)])
  func isGone(request: Request, fault: Fault) async throws {
    let scene = try Scene([FaultRule(fault, on: request.target)], isStalling: false)
    switch (request, fault) {
    case (.detail, .notFound): #expect(try await !scene.ask(request))
    default:
      await #expect(throws: FlickrSourceError.self) { _ = try await scene.ask(request) }
    }
    #expect(scene.tries == 1)
  }

  @Test("A pause that is too long to wait for ends a request at once", arguments: Request.allCases)
  func isBusy(request: Request) async throws {
    let scene = try Scene(
      [FaultRule(.http(429, retryAfter: 7200), on: request.target)], isStalling: false)
    let error = await #expect(throws: FlickrSourceError.self) { _ = try await scene.ask(request) }
    #expect(error?.description.contains("7200 seconds") == true)
    #expect(scene.tries == 1 && scene.lists.time.waits == [])
  }
}
