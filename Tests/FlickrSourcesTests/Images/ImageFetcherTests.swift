import Foundation
import Synchronization
import Testing

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

  private struct OneAnswer: Transport {
    let answer: HTTPResponse

    func send(_ request: HTTPRequest) async throws -> HTTPResponse { answer }
  }
}
