import Synchronization

/// Calls methods of Flickr's API, politely and as often as it takes.
///
/// One client is shared by everything that uses the same key, because the limit is the key's. The key
/// is in the addresses of calls and nowhere else: no error and no description tells it.
package final class FlickrClient: Sendable {
  /// Where the API is.
  package let endpoint: APIEndpoint
  private let key: String
  private let userAgent: String
  private let transport: any Transport
  private let time: Timekeeper
  private let limiter: RateLimiter
  private let retry: RetryPolicy
  private let calls = Mutex(0)

  /// Makes a client.
  ///
  /// - Throws: ``FlickrSourceError/missingKey`` for an empty key.
  package init(
    key: String, endpoint: APIEndpoint = .flickr, userAgent: String = "flickr-gallery",
    transport: any Transport = SessionTransport(), time: Timekeeper = .system(),
    limiter: RateLimiter = RateLimiter(), retry: RetryPolicy = RetryPolicy()
  ) throws(FlickrSourceError) {
    guard !key.isEmpty else { throw .missingKey }
    self.key = key
    self.endpoint = endpoint
    self.userAgent = userAgent
    self.transport = transport
    self.time = time
    self.limiter = limiter
    self.retry = retry
  }

  /// How many requests were sent, failed ones included.
  package var callCount: Int { calls.withLock { $0 } }

  /// Calls a method and gives its answer.
  ///
  /// What may pass is tried again: no connection, status 429 and 5xx, an answer that cannot be read,
  /// and Flickr's own "not currently available".
  ///
  /// - Throws: ``FlickrSourceError`` of the last try; `CancellationError`.
  package func call(
    _ method: String, _ parameters: [String: String] = [:]
  ) async throws -> FlickrAnswer {
    let all = parameters.merging(["method": method, "api_key": key, "format": "rest"]) { $1 }
    let request = HTTPRequest(url: try endpoint.url(all), headers: ["User-Agent": userAgent])
    var failures = 0
    while true {
      let outcome = try await attempt(method, request)
      guard let problem = outcome.problem else { return try outcome.answer.get() }
      failures += 1
      guard outcome.mayPass, failures < retry.tries else { throw problem }
      if let asked = outcome.asked, asked > retry.longestPause {
        throw FlickrSourceError.busy(
          host: endpoint.authority, seconds: Int(asked.components.seconds))
      }
      try await time.wait(
        retry.pause(after: failures, chance: time.chance(), asked: outcome.asked))
    }
  }

  private func attempt(_ method: String, _ request: HTTPRequest) async throws -> CallOutcome {
    let delay = limiter.reserve(at: time.now())
    if delay > .zero { try await time.wait(delay) }
    try Task.checkCancellation()
    calls.withLock { $0 += 1 }
    do {
      return CallOutcome(
        of: method, response: try await transport.send(request), host: endpoint.authority)
    } catch let error as FlickrSourceError {
      return CallOutcome(failure: error)
    }
  }
}
