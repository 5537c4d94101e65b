import Foundation
import Testing

@testable import FlickrSources

struct FlickrClientTests {
  private static let key = "0123456789abcdef"
  private static let success = ScriptedTransport.Step.answer("<rsp stat=\"ok\"><a b=\"1\"/></rsp>")

  @Test("A call carries method, key, format, parameters and our name")
  func sendsCall() async throws {
    let transport = ScriptedTransport([Self.success])
    let client = try Self.client(transport, VirtualTime())
    let answer = try await client.call("flickr.test.echo", ["name": "a b&c=é"])
    let request = try #require(transport.requests.first)
    #expect(answer.content("a")?.number("b") == 1)
    #expect(
      request.url.absoluteString
        == "https://api.flickr.com/services/rest/?api_key=\(Self.key)&format=rest"
        + "&method=flickr.test.echo&name=a%20b%26c%3D%C3%A9")
    #expect(request.headers["User-Agent"] == "flickr-gallery/1.0")
    #expect(client.callCount == 1)
  }

  @Test(
    "What may pass is tried again until it succeeds",
    arguments: [
      .fault("it does not answer in time"), .status(429, [:]), .status(500, [:]),
      .status(503, [:]), .answer("<rsp stat=\"ok\">"), .answer("{\"a\":1,}"), .answer(""),
      .answer("<html></html>"), .answer(Self.failure(105, "Service currently unavailable")),
      .answer(Self.failure(201, "x")),
      .answer(Self.failure(0, "Sorry, the Flickr API service is not currently available.")),
    ] as [ScriptedTransport.Step])
  func triesAgain(step: ScriptedTransport.Step) async throws {
    let transport = ScriptedTransport([step, step, Self.success])
    let time = VirtualTime()
    let client = try Self.client(transport, time)
    _ = try await client.call("flickr.test.echo")
    #expect(client.callCount == 3)
    #expect(time.waits == [.milliseconds(750), .milliseconds(1500)])
  }

  @Test("Tries are bounded, and the last failure is told")
  func givesUp() async throws {
    let time = VirtualTime()
    let client = try Self.client(ScriptedTransport([.status(503, [:])]), time)
    await #expect(throws: FlickrSourceError.status(503, host: "api.flickr.com")) {
      try await client.call("flickr.test.echo")
    }
    #expect(client.callCount == 5)
    #expect(time.waits.count == 4)
  }

  @Test(
    "What cannot pass is told at once",
    arguments: [
      (.answer(Self.failure(100, "Invalid API Key")), .configuration),
      (.answer(Self.failure(1, "Photo not found")), .failed),
      (.answer(Self.failure(112, "Method not found")), .failed), (.status(404, [:]), .failed),
      (.status(403, [:]), .failed), (.status(302, [:]), .failed),
    ] as [(ScriptedTransport.Step, FlickrSourceError.Kind)])
  func failsAtOnce(step: ScriptedTransport.Step, kind: FlickrSourceError.Kind) async throws {
    let client = try Self.client(ScriptedTransport([step]), VirtualTime())
    let error = await #expect(throws: FlickrSourceError.self) { try await client.call("m") }
    #expect(error?.kind == kind)
    #expect(client.callCount == 1)
  }

  @Test("A server that cannot be reached or does not make sense is unavailable")
  func isUnavailable() async throws {
    for step in [ScriptedTransport.Step.fault("gone"), .status(500, [:]), .answer("<a")] {
      let client = try Self.client(ScriptedTransport([step]), VirtualTime())
      let error = await #expect(throws: FlickrSourceError.self) { try await client.call("m") }
      #expect(error?.kind == .unavailable)
    }
  }

  @Test("A pause that the server asks for is kept")
  func waitsAsAsked() async throws {
    let transport = ScriptedTransport([.status(429, ["Retry-After": "7"]), Self.success])
    let time = VirtualTime()
    _ = try await Self.client(transport, time).call("m")
    #expect(time.waits == [.seconds(7)])
  }

  @Test("A pause longer than a build can wait ends the call")
  func refusesLongPauses() async throws {
    let time = VirtualTime()
    let client = try Self.client(
      ScriptedTransport([.status(503, ["retry-after": "3600"])]), time)
    await #expect(throws: FlickrSourceError.busy(host: "api.flickr.com", seconds: 3600)) {
      try await client.call("m")
    }
    #expect(time.waits == [])
  }

  @Test("No key is an error of configuration that tells the ways out")
  func needsKey() throws {
    let error = #expect(throws: FlickrSourceError.missingKey) {
      try FlickrClient(key: "", transport: ScriptedTransport([Self.success]))
    }
    #expect(error?.kind == .configuration)
    #expect(error?.description.contains("FLICKR_API_KEY") == true)
  }

  @Test("The key is in no error and no description")
  func keepsKeySecret() async throws {
    let steps: [ScriptedTransport.Step] = [
      .fault("gone"), .status(500, [:]), .status(404, [:]), .answer("<a"),
      .answer(Self.failure(100, "Invalid API Key (Key has invalid format)")),
      .answer(Self.failure(100, "Invalid API Key (\(Self.key))")),
      .answer(Self.failure(7, "\(Self.key) is not for \(Self.key)")),
    ]
    for step in steps {
      let transport = ScriptedTransport([step])
      let client = try Self.client(transport, VirtualTime())
      let error = await #expect(throws: FlickrSourceError.self) { try await client.call("m") }
      #expect(error?.description.contains(Self.key) == false)
      for request in transport.requests {
        #expect("\(request)" == "GET https://api.flickr.com/services/rest/")
        #expect(!String(reflecting: request).contains(Self.key))
      }
    }
  }

  @Test("Four thousand calls never exceed the hourly limit")
  func keepsBelowTheLimit() async throws {
    let time = VirtualTime()
    let client = try Self.client(ScriptedTransport([Self.success]), time)
    var moments: [Duration] = []
    for _ in 0..<4000 {
      _ = try await client.call("m")
      moments.append(time.now)
    }
    for (index, moment) in moments.enumerated() where index >= 3599 {
      #expect(moment - moments[index - 3599] > .seconds(3600))
    }
    #expect(moments[99] == .zero)
  }

  private static func failure(_ code: Int, _ text: String) -> String {
    "<rsp stat=\"fail\"><err code=\"\(code)\" msg=\"\(text)\"/></rsp>"
  }

  private static func client(_ transport: ScriptedTransport, _ time: VirtualTime) throws
    -> FlickrClient
  {
    try FlickrClient(
      key: key, userAgent: "flickr-gallery/1.0", transport: transport, time: time.keeper())
  }
}
