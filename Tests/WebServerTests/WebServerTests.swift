import Foundation
import Synchronization
import Testing

@testable import WebServer

struct WebServerTests {
  private let client = Client()

  @Test("The handler sees method, path, query, headers and body as they were sent")
  func requestsArriveWhole() async throws {
    let seen = Mutex<WebRequest?>(nil)
    let server = try WebServer { request in
      seen.withLock { $0 = request }
      return WebResponse(status: 201, text: "made")
    }
    let answer = try await client.send(
      server.url + "a%20b/c?d=e+f%26&g", method: "POST",
      headers: ["Content-Type": "application/x-www-form-urlencoded", "X-Two": "2"],
      body: [UInt8]("h=i+j".utf8))
    let request = try #require(seen.withLock { $0 })
    #expect(answer.status == 201)
    #expect(answer.body == [UInt8]("made".utf8))
    #expect(answer.headers["content-type"] == "text/plain; charset=utf-8")
    #expect(request.method == "POST")
    #expect(request.path == "/a b/c")
    #expect(request.query == "d=e+f%26&g")
    #expect(request.queryValue("d") == "e f&")
    #expect(request.queryValue("g") == "")
    #expect(request.queryValue("h") == nil)
    #expect(request.formItems == [QueryItem(name: "h", value: "i j")])
    #expect(request.headers["x-two"] == "2")
  }

  @Test("A body beyond the limit is answered with 413 and never handed on")
  func longBodiesAreRefused() async throws {
    let server = try WebServer(limits: WebServerLimits(bodyBytes: 1_000)) { request in
      WebResponse(text: "\(request.body.count)")
    }
    let fits = try await client.send(
      server.url, method: "POST", body: [UInt8](repeating: 7, count: 1_000))
    #expect(fits.body == [UInt8]("1000".utf8))
    let long = try await client.send(
      server.url, method: "POST", body: [UInt8](repeating: 7, count: 300_000))
    #expect(long.status == 413)
    let next = try await client.text(server.url)
    #expect(next == "0")
  }

  @Test("An address that leads out of the root is answered with 400 and never handed on")
  func unsafeAddressesAreRefused() async throws {
    let server = try WebServer { _ in WebResponse(text: "handed on") }
    let answer = try await client.send(server.url + "a%2F..%2Fb")
    #expect(answer.status == 400)
  }

  @Test("A header value with a line break is left out, not sent")
  func splitHeadersAreLeftOut() async throws {
    let server = try WebServer { _ in
      WebResponse(headers: ["X-Good": "1", "X-Bad": "2\r\nX-Worse: 3"], body: .bytes([1]))
    }
    let answer = try await client.send(server.url)
    #expect(answer.headers["x-good"] == "1")
    #expect(answer.headers["x-bad"] == nil)
    #expect(answer.headers["x-worse"] == nil)
    #expect(answer.body == [1])
  }

  @Test("Part of a file is sent from disk, and a file that is gone is 404")
  func filesAreSent() async throws {
    let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).txt")
    try Data("0123456789".utf8).write(to: path)
    defer { #expect(throws: Never.self) { try FileManager.default.removeItem(at: path) } }
    let server = try WebServer { request in
      let isThere = request.path == "/there"
      let name = isThere ? path.path : path.path + ".gone"
      return WebResponse(status: 206, body: .file(WebFile(path: name, offset: 2, count: 5)))
    }
    let part = try await client.send(server.url + "there")
    #expect(part.status == 206)
    #expect(part.body == [UInt8]("23456".utf8))
    let gone = try await client.send(server.url + "gone")
    #expect(gone.status == 404)
    let head = try await client.send(server.url + "there", method: "HEAD")
    #expect(head.body.isEmpty)
    #expect(head.headers["content-length"] == "5")
  }

  @Test("Requests are answered at the same time, each on its own connection")
  func requestsRunTogether() async throws {
    // Every answer waits for all to have arrived: one after the other would never end.
    let arrived = Mutex(0)
    let server = try WebServer { _ in
      arrived.withLock { $0 += 1 }
      while arrived.withLock({ $0 }) < 6 { usleep(1_000) }
      return WebResponse(text: "together")
    }
    let texts = try await withThrowingTaskGroup(of: String.self) { group in
      for _ in 0..<6 { group.addTask { try await client.text(server.url) } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(texts == Array(repeating: "together", count: 6))
  }

  @Test("Many requests one after the other are all answered")
  func manyRequests() async throws {
    let server = try WebServer { request in WebResponse(text: request.path) }
    for number in 0..<300 {
      let text = try await client.text(server.url + "\(number)")
      #expect(text == "/\(number)")
    }
  }

  @Test("The port is free again once the server has stopped")
  func portIsFreed() async throws {
    let first = try WebServer { _ in WebResponse(text: "first") }
    #expect(first.port > 0)
    #expect(throws: WebServerError.self) {
      try WebServer(port: first.port) { _ in WebResponse() }
    }
    first.stop()
    first.stop()
    let second = try WebServer(port: first.port) { _ in WebResponse(text: "second") }
    let text = try await client.text(second.url)
    #expect(text == "second")
  }

  @Test("A server that is let go stops")
  func deinitStops() async throws {
    var server: WebServer? = try WebServer { _ in WebResponse() }
    let url = try #require(server).url
    server = nil
    await #expect(throws: (any Error).self) { try await client.send(url) }
  }

  @Test("A host or port that cannot be is refused with a way out")
  func badAddresses() throws {
    #expect(throws: WebServerError.badHost("example.org")) {
      try WebServer(host: "example.org") { _ in WebResponse() }
    }
    #expect(throws: WebServerError.badPort(70_000)) {
      try WebServer(port: 70_000) { _ in WebResponse() }
    }
    #expect(try WebServer(host: "localhost") { _ in WebResponse() }.host == "127.0.0.1")
  }

  @Test(
    "Errors name the address, the reason and the way out",
    arguments: [
      (
        WebServerError.badHost("x"),
        "cannot listen on 'x': use localhost or a numeric address such as 127.0.0.1 or ::1"
      ),
      (
        .badPort(70_000),
        "cannot listen on port 70000: ports go from 0 (any free one) to 65535"
      ),
      (
        .cannotListen(host: "127.0.0.1", port: 80, reason: "Permission denied"),
        "cannot listen on 127.0.0.1 port 80: Permission denied; choose another port, "
          + "or 0 for any free one"
      ),
    ])
  func wording(error: WebServerError, text: String) {
    #expect(error.description == text)
  }
}
