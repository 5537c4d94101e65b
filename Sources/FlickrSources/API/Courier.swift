import Foundation
import Synchronization

/// Carries requests politely and as often as it takes: for the API, for feeds, for short links.
///
/// What may pass is tried again: no connection, status 429 and 5xx, an answer that cannot be read.
final class Courier: Sendable {
  private let userAgent: String
  private let transport: any Transport
  private let time: Timekeeper
  private let limiter: RateLimiter
  private let retry: RetryPolicy
  private let requests = Mutex(0)

  init(
    userAgent: String, transport: any Transport, time: Timekeeper, limiter: RateLimiter,
    retry: RetryPolicy
  ) {
    self.userAgent = userAgent
    self.transport = transport
    self.time = time
    self.limiter = limiter
    self.retry = retry
  }

  /// How many requests were sent, failed ones included.
  var requestCount: Int { requests.withLock { $0 } }

  /// Fetches something.
  ///
  /// - Parameters:
  ///   - url: The address, made anew for every try because a signature is good for one alone; its
  ///     query may hold secrets, which no error tells.
  ///   - host: What to call the server in errors.
  ///   - passing: Statuses that may pass on this server, besides those that may pass on any.
  ///   - read: Takes an answer of status 200 apart.
  /// - Returns: What was read.
  /// - Throws: The ``FlickrSourceError`` of the last try; `CancellationError`.
  func fetch<Value: Sendable>(
    _ url: @autoclosure () throws -> URL, from host: String, passing: Set<Int> = [],
    read: @Sendable (HTTPResponse) throws(FlickrSourceError) -> Value
  ) async throws -> Value {
    var failures = 0
    while true {
      let request = HTTPRequest(url: try url(), headers: ["User-Agent": userAgent])
      let asked: Duration?
      do throws(CourierFailure) {
        return try await attempt(request, from: host, read)
      } catch {
        failures += 1
        guard case .failed(let problem, let pause) = error else { throw CancellationError() }
        guard problem.mayPass(passing), failures < retry.tries else { throw problem }
        asked = pause
      }
      if let asked, asked <= retry.longestPause { limiter.hold(until: time.now() + asked) }
      if let asked, asked > retry.longestPause {
        throw FlickrSourceError.busy(host: host, seconds: Int(asked.components.seconds))
      }
      try await time.wait(retry.pause(after: failures, chance: time.chance(), asked: asked))
    }
  }

  private func attempt<Value: Sendable>(
    _ request: HTTPRequest, from host: String,
    _ read: @Sendable (HTTPResponse) throws(FlickrSourceError) -> Value
  ) async throws(CourierFailure) -> Value {
    let response: HTTPResponse
    do {
      let delay = limiter.reserve(at: time.now())
      if delay > .zero { try await time.wait(delay) }
      try Task.checkCancellation()
      requests.withLock { $0 += 1 }
      response = try await transport.send(request)
    } catch let error as FlickrSourceError {
      throw .failed(error, asked: nil)
    } catch {
      throw .cancelled
    }
    let asked = RetryAfter.pause(in: response.headers)
    if let fault = LoginFault(refusing: response) { throw .failed(.login(fault), asked: nil) }
    guard response.status == 200 else {
      throw .failed(.status(response.status, host: host), asked: asked)
    }
    do {
      return try read(response)
    } catch {
      throw .failed(error, asked: asked)
    }
  }
}

extension FlickrSourceError {
  /// Tells whether another try may help.
  fileprivate func mayPass(_ statuses: Set<Int>) -> Bool {
    if case .status(let status, _) = self, statuses.contains(status) { return true }
    return kind == .unavailable
  }
}
