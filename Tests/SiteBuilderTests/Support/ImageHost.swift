import FlickrSources
import Foundation
import Synchronization

/// Plays Flickr's image host: serves files by their addresses, with faults in the order given.
final class ImageHost: Transport {
  enum Fault: Sendable, CaseIterable {
    case tooMany, unavailable, cut, cutUnnoticed, html, empty, wrongType, reset, stall, refusal
  }

  private struct State {
    var faults: [String: [Fault]] = [:]
    var gone: [String: HTTPResponse] = [:]
    var requests: [String: Int] = [:]
    var clock = Duration.zero
    var left = Int.max
  }

  private let picture: [UInt8]
  private let other: [UInt8]
  private let state = Mutex(State())

  init(picture: [UInt8], other: [UInt8] = []) {
    self.picture = picture
    self.other = other
  }

  var requestCount: Int { state.withLock { $0.requests.values.reduce(0, +) } }

  /// How often each address was asked for.
  var requests: [String: Int] { state.withLock { $0.requests } }

  func spoil(_ address: String, _ faults: [Fault]) {
    state.withLock { $0.faults[address] = faults }
  }

  func answer(_ address: String, with response: HTTPResponse) {
    state.withLock { $0.gone[address] = response }
  }

  /// Breaks down for good after so many requests more.
  func breakDown(after count: Int) { state.withLock { $0.left = count } }

  /// A fetcher whose waits take no time.
  func fetcher(tries: Int = 5) -> ImageFetcher {
    ImageFetcher(
      transport: self,
      time: Timekeeper(
        now: { self.state.withLock { $0.clock } },
        wait: { pause in self.state.withLock { $0.clock += pause } }, chance: { 0.5 }),
      retry: RetryPolicy(tries: tries))
  }

  func send(_ request: HTTPRequest) async throws -> HTTPResponse {
    let address = request.url.absoluteString
    let (fault, gone, isDown) = state.withLock { state in
      state.left -= 1
      if state.left < 0 { return (nil as Fault?, nil as HTTPResponse?, true) }
      state.requests[address, default: 0] += 1
      let next = state.faults[address]?.first
      if next != nil { state.faults[address]?.removeFirst() }
      return (next, state.gone[address], false)
    }
    if isDown { throw CancellationError() }
    if let gone { return gone }
    guard let fault else { return response(picture) }
    return try spoiled(fault)
  }

  private func response(_ body: [UInt8], length: Int? = nil) -> HTTPResponse {
    HTTPResponse(
      status: 200, headers: ["Content-Length": String(length ?? body.count)], body: body)
  }

  private func spoiled(_ fault: Fault) throws -> HTTPResponse {
    switch fault {
    case .tooMany: return HTTPResponse(status: 429, headers: ["Retry-After": "7"])
    case .unavailable: return HTTPResponse(status: 503)
    case .cut: return response(Array(picture.prefix(picture.count / 2)), length: picture.count)
    case .cutUnnoticed: return response(Array(picture.prefix(picture.count / 2)))
    case .html: return response(Array("<!DOCTYPE html><p>Please wait</p>".utf8))
    case .empty: return response([])
    case .wrongType: return response(other)
    case .refusal: return HTTPResponse(status: 403)
    case .stall:
      throw FlickrSourceError.unreachable(host: "x", reason: "it does not answer in time")
    case .reset: throw FlickrSourceError.unreachable(host: "x", reason: "it broke off")
    }
  }
}
