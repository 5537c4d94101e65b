/// Calls methods of Flickr's API, politely and as often as it takes.
///
/// One client is shared by everything that uses the same key, because the limit is the key's. The key
/// is in the addresses of calls and nowhere else: no error and no description tells it.
package final class FlickrClient: Sendable {
  /// Where the API is.
  package let endpoint: APIEndpoint
  let courier: Courier
  private let key: String

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
    courier = Courier(
      userAgent: userAgent, transport: transport, time: time, limiter: limiter, retry: retry)
  }

  /// How many requests were sent, failed ones included.
  package var callCount: Int { courier.requestCount }

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
    let host = endpoint.authority
    return try await courier.fetch(try endpoint.url(all), from: host) {
      response throws(FlickrSourceError) in
      let answer = try FlickrAnswer(fetched: response.body, from: host, origin: method)
      if let failure = answer.failure(of: method) { throw .refused(failure) }
      return answer
    }
  }
}
