import FakeFlickr
import Foundation
import Synchronization
import Testing
import WebServer

@testable import FlickrSources

struct ImageFetcherTests {
  private static let address = "https://live.staticflickr.com/7/1_abc_b.jpg"

  private func fetcher(
    _ steps: [ScriptedTransport.Step], _ time: VirtualTime = VirtualTime()
  ) -> (ImageFetcher, ScriptedTransport) {
    let transport = ScriptedTransport(steps)
    return (ImageFetcher(transport: transport, time: time.keeper()), transport)
  }

  @Test("A file is handed over whole, from today's host, with our name")
  func whole() async throws {
    let (fetcher, transport) = fetcher([.answer("bytes")])
    let received = Mutex<[UInt8]>([])
    try await fetcher.fetch("http://farm5.staticflickr.com/7/1_abc_b.jpg") { bytes in
      received.withLock { $0 = bytes }
      return nil
    }
    #expect(received.withLock { $0 } == Array("bytes".utf8))
    #expect(transport.requests.map(\.url.absoluteString) == [Self.address])
    #expect(transport.requests.first?.headers["User-Agent"] == "flickr-gallery")
    #expect(fetcher.requestCount == 1)
  }

  @Test("What the reader cannot use is fetched again, five times in all")
  func unusable() async {
    let (fetcher, _) = fetcher([.answer("bytes")])
    await #expect(
      throws: FlickrSourceError.badImage(host: "live.staticflickr.com", reason: "it is half")
    ) {
      try await fetcher.fetch(Self.address) { _ in "it is half" }
    }
    #expect(fetcher.requestCount == 5)
  }

  @Test(
    "Fewer bytes than were announced, or none, are no file",
    arguments: [(["Content-Length": "9"], "half"), ([:], "")] as [([String: String], String)])
  func incomplete(headers: [String: String], body: String) async {
    let answer = HTTPResponse(status: 200, headers: headers, body: Array(body.utf8))
    let fetcher = ImageFetcher(
      transport: OneAnswer(answer: answer), time: VirtualTime().keeper())
    await #expect(throws: FlickrSourceError.self) {
      try await fetcher.fetch(Self.address) { _ in nil }
    }
    #expect(fetcher.requestCount == 5)
  }

  @Test("A picture that is gone is asked for once", arguments: [301, 302, 404, 410])
  func gone(status: Int) async {
    let (fetcher, _) = fetcher([.status(status, [:])])
    await #expect(throws: FlickrSourceError.imageGone(Self.address)) {
      try await fetcher.fetch(Self.address) { _ in nil }
    }
    #expect(fetcher.requestCount == 1)
  }

  @Test("The picture that says that a picture is not there is none")
  func placeholder() async {
    let answer = HTTPResponse(
      status: 200, body: [1],
      url: URL(string: "https://live.staticflickr.com/images/photo_unavailable_l.png"))
    let fetcher = ImageFetcher(
      transport: OneAnswer(answer: answer), time: VirtualTime().keeper())
    await #expect(throws: FlickrSourceError.imageGone(Self.address)) {
      try await fetcher.fetch(Self.address) { _ in nil }
    }
  }

  @Test(
    "Nothing is asked of other hosts",
    arguments: [
      "http://10.0.0.1/7/1_abc.jpg", "https://staticflickr.com.example.org/1.jpg",
      "file:///etc/passwd", "https://user@live.staticflickr.com/1.jpg", "",
    ])
  func strangers(address: String) async {
    let (fetcher, transport) = fetcher([.answer("bytes")])
    await #expect(throws: FlickrSourceError.self) {
      try await fetcher.fetch(address) { _ in nil }
    }
    #expect(transport.requests.isEmpty)
  }

  @Test("A pause that the host asks for is kept")
  func pause() async throws {
    let time = VirtualTime()
    let (fetcher, _) = fetcher([.status(429, ["Retry-After": "20"]), .answer("bytes")], time)
    try await fetcher.fetch(Self.address) { _ in nil }
    #expect(time.waits == [.seconds(20)])
  }

  @Test("A refusal may pass; one that stays is told after five tries")
  func refused() async throws {
    let (passing, _) = fetcher([.status(403, [:]), .answer("bytes")])
    try await passing.fetch(Self.address) { _ in nil }
    #expect(passing.requestCount == 2)
    let (staying, _) = fetcher([.status(403, [:])])
    await #expect(throws: FlickrSourceError.status(403, host: "live.staticflickr.com")) {
      try await staying.fetch(Self.address) { _ in nil }
    }
    #expect(staying.requestCount == 5)
  }

  @Test(
    "A fault of a real connection is mended by another try, a stall too",
    .timeLimit(.minutes(10)),
    arguments: [
      Fault.http(429, retryAfter: 7), .http(503), .http(403), .reset, .closed, .truncated, .html,
      .stall(.seconds(120)),
    ])
  func mends(fault: Fault) async throws {
    let flickr = try FakeFlickr(faults: [FaultRule(fault, on: .images, times: 1)])
    let serial = try #require(flickr.world.publicSerials.first)
    let size = try #require(flickr.world.photo(serial).sizes.first)
    let isStall = fault == .stall(.seconds(120))
    let fetcher = ImageFetcher(
      hosts: try #require(Self.hosts(of: flickr.url)),
      transport: SessionTransport.forImages(timeout: isStall ? 10 : 60),
      time: VirtualTime().keeper()
    )
    let sizes = Mutex<[Int]>([])
    try await fetcher.fetch("\(flickr.url)images/\(size.path)") { bytes in
      sizes.withLock { $0.append(bytes.count) }
      return bytes.starts(with: [0xFF, 0xD8]) && bytes.suffix(2) == [0xFF, 0xD9] ? nil : "half"
    }
    #expect(fetcher.requestCount >= 2)
    #expect(sizes.withLock { $0.last ?? 0 } > 0)
  }

  @Test("A picture may be larger than any answer of the API", .timeLimit(.minutes(10)))
  func large() async throws {
    let size = (64 << 20) + 1
    let server = try WebServer { _ in
      WebResponse(
        headers: ["Content-Type": "image/jpeg"],
        body: .bytes([UInt8](repeating: 7, count: size)))
    }
    let fetcher = ImageFetcher(
      hosts: try #require(Self.hosts(of: server.url)), time: VirtualTime().keeper())
    let received = Mutex(0)
    try await fetcher.fetch("\(server.url)7/1_abc_o.jpg") { bytes in
      received.withLock { $0 = bytes.count }
      return nil
    }
    #expect(received.withLock { $0 } == size && fetcher.requestCount == 1)
  }

  private static func hosts(of server: String) -> ImageHosts? {
    guard let url = URL(string: server), let host = url.host(), let port = url.port else {
      return nil
    }
    return ImageHosts(apiAuthority: "\(host):\(port)")
  }

  private struct OneAnswer: Transport {
    let answer: HTTPResponse

    func send(_ request: HTTPRequest) async throws -> HTTPResponse { answer }
  }
}
