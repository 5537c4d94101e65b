import FakeFlickr
import Foundation
import GalleryModel
import Testing

@testable import FlickrSources

struct SessionTransportTests {
  @Test("Explore comes over a real connection, whole and with its images' hosts allowed")
  func exploresForReal() async throws {
    let flickr = try FakeFlickr(WorldOptions(photos: 520))
    let source = ListSource(client: try Self.client(flickr), listing: .explore())
    var photos: [Photo] = []
    while let batch = try await source.nextBatch() {
      photos += batch.photos
      #expect(batch.skipped == [])
    }
    #expect(photos.count == 520)
    #expect(Set(photos.map(\.id)).count == photos.count)
    #expect(photos.allSatisfy { $0.sizes.largest?.url.hasPrefix(flickr.url) == true })
    #expect(flickr.calls.allSatisfy { $0.userAgent == "flickr-gallery/1.0" })
  }

  @Test(
    "A fault of the network is mended by another try",
    arguments: [
      Fault.reset, .closed, .truncated, .stall(.seconds(60)), .html, .wrongFormat, .malformed,
      .http(503), .http(429, retryAfter: 7), .api(APIFailure(105, "Service currently unavailable")),
    ])
  func mends(fault: Fault) async throws {
    let flickr = try FakeFlickr(faults: [FaultRule(fault, on: .api, times: 1)])
    let client = try Self.client(flickr, timeout: fault == .stall(.seconds(60)) ? 10 : 30)
    let batch = try await ListSource(client: client, listing: .explore()).nextBatch()
    #expect(batch?.photos.isEmpty == false)
    // One more where a connection that is just being closed was used again.
    #expect((2...3).contains(client.callCount))
  }

  @Test(
    "A fault that stays is told without the key",
    arguments: [Fault.reset, .closed, .truncated, .html, .http(503)])
  func tells(fault: Fault) async throws {
    let flickr = try FakeFlickr(faults: [FaultRule(fault, on: .api)])
    let client = try Self.client(flickr)
    let error = await #expect(throws: FlickrSourceError.self) {
      try await client.call("flickr.test.echo")
    }
    #expect(error?.kind == .unavailable)
    #expect(error.map { "\($0)".contains(flickr.credentials.key) } == false)
    #expect(client.callCount == 5)
  }

  @Test("A port where nobody listens is unreachable")
  func findsNobody() async throws {
    // A port that was free a moment ago may be another test's by now; nobody listens on this one.
    let client = try FlickrClient(
      key: "k", endpoint: APIEndpoint("http://127.0.0.1:1/"), time: VirtualTime().keeper())
    let error = await #expect(throws: FlickrSourceError.self) { try await client.call("m") }
    #expect(error?.description == "127.0.0.1:1 cannot be reached: it refuses the connection")
  }

  @Test("An answer that does not end is broken off")
  func breaksOff() async throws {
    let flickr = try FakeFlickr()
    let request = HTTPRequest(url: try #require(URL(string: flickr.apiURL)))
    let short = SessionTransport(longestBody: 3)
    let error = await #expect(throws: FlickrSourceError.self) { try await short.send(request) }
    #expect(error?.kind == .unavailable)
    #expect(error?.description.contains("longer than 3 bytes") == true)
    #expect(try await SessionTransport().send(request).body.count > 3)
  }

  @Test("A call that is cancelled ends at once", .timeLimit(.minutes(10)))
  func cancels() async throws {
    let flickr = try FakeFlickr(faults: [FaultRule(.stall(.seconds(120)), on: .api)])
    let client = try Self.client(flickr, timeout: 100)
    let call = Task { try await client.call("flickr.test.echo") }
    while flickr.calls.isEmpty { try await Task.sleep(for: .milliseconds(20)) }
    call.cancel()
    await #expect(throws: CancellationError.self) { try await call.value }
  }

  @Test("A wrong key is an error of configuration")
  func refusesKey() async throws {
    let flickr = try FakeFlickr()
    let client = try Self.client(flickr, key: "ffffffffffffffffffffffffffffffff")
    let error = await #expect(throws: FlickrSourceError.self) {
      try await ListSource(client: client, listing: .explore()).nextBatch()
    }
    #expect(error?.kind == .configuration)
    #expect(client.callCount == 1)
  }

  private static func client(_ flickr: FakeFlickr, key: String? = nil, timeout: Double = 30) throws
    -> FlickrClient
  {
    try FlickrClient(
      key: key ?? flickr.credentials.key, endpoint: APIEndpoint(flickr.apiURL),
      userAgent: "flickr-gallery/1.0", transport: SessionTransport(timeout: timeout),
      time: VirtualTime().keeper())
  }
}
