import Foundation
import Testing

@testable import WebServer

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

struct WebDeliveryTests {
  private let client = Client()
  private let body = WebBody.bytes([UInt8](repeating: 65, count: 50_000))

  @Test(
    "A broken delivery reaches the client as an error, never as a short body",
    arguments: [
      WebDelivery.truncated(after: 0), .truncated(after: 1), .truncated(after: 30_000),
      .truncated(after: 50_000), .stalled(after: 10, for: .milliseconds(5)), .closed, .reset,
    ])
  func brokenDeliveries(delivery: WebDelivery) async throws {
    let server = try WebServer { [body] _ in WebResponse(body: body, delivery: delivery) }
    await #expect(throws: URLError.self) { try await client.send(server.url) }
  }

  @Test("A fault spoils only its own request")
  func nextRequestIsFine() async throws {
    let server = try WebServer { [body] request in
      WebResponse(body: body, delivery: request.path == "/bad" ? .reset : .whole)
    }
    await #expect(throws: URLError.self) { try await client.send(server.url + "bad") }
    let answer = try await client.send(server.url + "good")
    #expect(answer.body.count == 50_000)
  }

  @Test("A delayed answer comes whole")
  func delayedAnswersCome() async throws {
    let server = try WebServer { [body] _ in
      WebResponse(body: body, delay: .milliseconds(20))
    }
    let answer = try await client.send(server.url)
    #expect(answer.body.count == 50_000)
  }

  @Test(
    "A server stops at once though clients wait for a stalled answer",
    arguments: [
      WebResponse(body: .bytes([1, 2]), delay: .seconds(600)),
      WebResponse(body: .bytes([1, 2]), delivery: .stalled(after: 1, for: .seconds(600))),
    ])
  func stopEndsStalls(response: WebResponse) async throws {
    let (arrivals, arrival) = AsyncStream.makeStream(of: Void.self)
    let server = try WebServer { _ in
      arrival.yield()
      return response
    }
    let waiting = Task { try await client.send(server.url) }
    for await _ in arrivals { break }
    server.stop()
    await #expect(throws: (any Error).self) {
      let answer = try await waiting.value
      // A delayed answer may still be on its way out when the connection is cut.
      if answer.body == [1, 2] { throw CancellationError() }
    }
  }
}
