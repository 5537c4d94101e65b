import Foundation
import Testing

@testable import FlickrSources

/// Servers that answer without end, on real sockets: memory, time and calls stay bounded.
@Suite(.serialized, .timeLimit(.minutes(10))) struct HostileAnswerTests {
  /// Something that never ends, and what the error says of it.
  struct Flood: Sendable, CustomTestStringConvertible {
    let name: String
    let reason: String
    let script: HostileServer.Script
    var isSlow: Bool { reason.contains("takes") }
    var testDescription: String { name }
  }

  private static let head = "HTTP/1.1 200 OK\r\nContent-Type: text/xml\r\n"
  private static let piece = [UInt8](repeating: UInt8(ascii: " "), count: 65_536)

  private static let floods = [
    Flood(name: "a body without a length", reason: "longer than 1048576 bytes") { write in
      _ = write(Array("\(head)\r\n<rsp stat=\"ok\">".utf8))
      while write(piece) {}
    },
    Flood(name: "chunks without end", reason: "longer than 1048576 bytes") { write in
      _ = write(Array("\(head)Transfer-Encoding: chunked\r\n\r\n".utf8))
      while write(Array("10000\r\n".utf8) + piece + Array("\r\n".utf8)) {}
    },
    Flood(name: "a declared terabyte", reason: "longer than 1048576 bytes") { write in
      _ = write(Array("\(head)Content-Length: 1000000000000\r\n\r\n".utf8))
      while write(piece) {}
    },
    Flood(name: "a packed body that swells", reason: "longer than 1048576 bytes") { write in
      let bomb = HostileAnswerTests.bomb
      _ = write(
        Array("\(head)Content-Encoding: gzip\r\nContent-Length: \(bomb.count)\r\n\r\n".utf8) + bomb)
    },
    Flood(name: "header fields without end", reason: "") { write in
      _ = write(Array(head.utf8))
      let line = Array("X-More: \(String(repeating: "x", count: 1000))\r\n".utf8)
      while write(line) {}
    },
    Flood(name: "one header field without end", reason: "") { write in
      _ = write(Array("\(head)X-Long: ".utf8))
      while write(piece) {}
    },
    Flood(name: "a body that trickles", reason: "takes longer than") { write in
      _ = write(Array("\(head)\r\n".utf8))
      while write([32]) { usleep(50_000) }
    },
    Flood(name: "a header that trickles", reason: "takes longer than") { write in
      _ = write(Array("\(head)X-Slow: ".utf8))
      while write(Array("x".utf8)) { usleep(50_000) }
    },
  ]

  /// 64 MB of zeros as gzip, in 65 KB: the deflate stream repeats itself.
  private static let bomb: [UInt8] = {
    // Source: RFC 1951. One dynamic block is more than a test wants to write: stored pieces of a
    // fixed block, each of which copies 258 bytes from one byte before, need 13 bits apiece.
    var bits = BitString()
    bits.append(0b011, count: 3)  // last block, fixed codes
    bits.appendReversed(0x30, count: 8)  // a literal zero
    for _ in 0..<260_000 {
      bits.appendReversed(0b1100_0101, count: 8)  // length 258
      bits.appendReversed(0, count: 5)  // distance 1
    }
    bits.appendReversed(0, count: 7)  // end of block
    return [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 255] + bits.bytes + [UInt8](repeating: 0, count: 8)
  }()

  private struct BitString {
    private(set) var bytes: [UInt8] = []
    private var used = 8

    mutating func append(_ value: Int, count: Int) {
      for index in 0..<count { append(bit: value >> index & 1) }
    }

    mutating func appendReversed(_ value: Int, count: Int) {
      for index in (0..<count).reversed() { append(bit: value >> index & 1) }
    }

    private mutating func append(bit: Int) {
      if used == 8 {
        bytes.append(0)
        used = 0
      }
      bytes[bytes.count - 1] |= UInt8(bit << used)
      used += 1
    }
  }

  @Test("What does not end is broken off, tried again a few times, and told", arguments: floods)
  func breaksOff(flood: Flood) async throws {
    let server = try HostileServer(flood.script)
    defer { server.stop() }
    let client = try FlickrClient(
      key: "k3yk3yk3y", endpoint: APIEndpoint(server.url),
      transport: SessionTransport(
        timeout: 5, longestBody: 1 << 20, longestTime: flood.isSlow ? .seconds(1) : .seconds(20)),
      time: VirtualTime().keeper(), retry: RetryPolicy(tries: 2))
    let error = await #expect(throws: FlickrSourceError.self) {
      try await client.call("flickr.test.echo")
    }
    #expect(error?.kind == .unavailable)
    #expect(
      flood.reason.isEmpty || error?.description.contains(flood.reason) == true,
      "\(String(describing: error))")
    #expect(error?.description.contains("k3yk3yk3y") == false)
    #expect(client.callCount == 2)
  }

  @Test("A deeply nested answer is not one", arguments: ["[", "{\"a\":", "<a>", "<a b='"])
  func refusesNesting(part: String) async throws {
    let body = String(repeating: part, count: 300_000)
    let server = try HostileServer { write in
      _ = write(Array("\(Self.head)Content-Length: \(body.utf8.count)\r\n\r\n\(body)".utf8))
    }
    defer { server.stop() }
    let client = try FlickrClient(
      key: "k", endpoint: APIEndpoint(server.url), transport: SessionTransport(timeout: 30),
      time: VirtualTime().keeper(), retry: RetryPolicy(tries: 1))
    let error = await #expect(throws: FlickrSourceError.self) { try await client.call("m") }
    #expect(error?.kind == .unavailable)
    #expect((error?.description.utf8.count ?? 0) < 1000)
  }

  @Test("Entities that swell are not resolved")
  func refusesEntities() async throws {
    let entities = (1...9).map {
      "<!ENTITY e\($0) \"\(String(repeating: "&e\($0 - 1);", count: 10))\">"
    }
    let body =
      "<!DOCTYPE rsp [<!ENTITY e0 \"xxxxxxxxxx\">\(entities.joined())]>"
      + "<rsp stat=\"ok\"><a b=\"&e9;\">&e9;</a></rsp>"
    let before = Self.residentBytes
    do {
      let answer = try FlickrAnswer(fetched: Array(body.utf8), from: "h", origin: "m")
      #expect((answer.content("a")?.text ?? "").utf8.count < 1000)
    } catch {
      #expect(error.kind == .unavailable)
    }
    #expect(Self.residentBytes - before < 100 << 20)
  }

  @Test("A redirection to another host is not followed, nor is one without end")
  func redirects() async throws {
    let inner = try HostileServer { write in
      _ = write(Array("\(Self.head)Content-Length: 17\r\n\r\n<rsp stat=\"ok\"/> ".utf8))
    }
    defer { inner.stop() }
    let target = inner.url.replacing("127.0.0.1", with: "localhost")
    for location in [target, inner.url, "file:///etc/passwd", "gopher://127.0.0.1:\(inner.port)/"] {
      let error = try await Self.error(ofRedirectionTo: location)
      #expect(error == .status(302, host: error.host), "\(location)")
    }
    #expect(inner.connectionCount == 0)
    let loop = try await Self.error(ofRedirectionTo: "/again")
    #expect(loop == .status(302, host: loop.host))
  }

  private static func error(ofRedirectionTo location: String) async throws -> FlickrSourceError {
    let server = try HostileServer { write in
      _ = write(
        Array(
          "HTTP/1.1 302 Found\r\nLocation: \(location)\r\nContent-Length: 0\r\n\r\n".utf8))
    }
    defer { server.stop() }
    let client = try FlickrClient(
      key: "k", endpoint: APIEndpoint(server.url), transport: SessionTransport(timeout: 10),
      time: VirtualTime().keeper())
    let error = await #expect(throws: FlickrSourceError.self) { try await client.call("m") }
    #expect(server.connectionCount <= RedirectRule.longestChain + 1)
    return try #require(error)
  }

  @Test(
    "Requests are led on within Flickr and within a host, and never unprotected",
    arguments: [
      ("https://flic.kr/p/x", "https://www.flickr.com/photo.gne?short=x", true),
      ("https://www.flickr.com/a", "https://live.staticflickr.com/b", true),
      ("https://www.flickr.com/a", "http://www.flickr.com/b", false),
      ("http://flic.kr/a", "https://flic.kr/b", true),
      ("https://flic.kr/a", "https://evilflickr.com/", false),
      ("https://flic.kr/a", "https://flickr.com.evil.example/", false),
      ("https://flic.kr/a", "https://flickr.com:8080/", false),
      ("http://127.0.0.1:80/a", "http://127.0.0.1:22/b", false),
      ("http://proxy.example/a", "http://proxy.example/b", true),
      ("http://proxy.example/a", "https://PROXY.example/b", true),
      ("https://flic.kr/a", "http://169.254.169.254/latest/", false),
      ("https://flic.kr/a", "file:///etc/passwd", false),
    ])
  func judgesRedirects(old: String, new: String, isAllowed: Bool) {
    #expect(RedirectRule.allows(from: URL(string: old), to: URL(string: new)) == isAllowed)
  }

  /// What this process holds in memory; 0 where the system does not tell.
  private static var residentBytes: Int {
    do {
      let text = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
      let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
      return pages * 4096
    } catch {
      return 0
    }
  }
}

extension FlickrSourceError {
  /// The server that answered with a status.
  fileprivate var host: String {
    if case .status(_, let host) = self { return host }
    return ""
  }
}
