/// Calls methods of Flickr's API, politely and as often as it takes.
///
/// One client is shared by everything that uses the same key, because the limit is the key's. The key
/// is in the addresses of calls and nowhere else: no error and no description tells it. With a signer
/// it calls for the member who is logged in, and then silence about privacy means that a photo is not
/// public.
package final class FlickrClient: Sendable {
  /// Where the API is.
  package let endpoint: APIEndpoint
  let courier: Courier
  let signer: CallSigner?
  private let key: String

  /// Makes a client.
  ///
  /// - Throws: ``FlickrSourceError/missingKey`` for an empty key.
  package init(
    key: String, signer: CallSigner? = nil, endpoint: APIEndpoint = .flickr,
    userAgent: String = "flickr-gallery",
    transport: any Transport = SessionTransport(), time: Timekeeper = .system(),
    limiter: RateLimiter = RateLimiter(), retry: RetryPolicy = RetryPolicy()
  ) throws(FlickrSourceError) {
    guard !key.isEmpty else { throw .missingKey }
    self.key = key
    self.signer = signer
    self.endpoint = endpoint
    courier = Courier(
      userAgent: userAgent, transport: transport, time: time, limiter: limiter, retry: retry)
  }

  /// How many requests were sent, failed ones included.
  package var callCount: Int { courier.requestCount }

  /// With whose eyes the answers are given.
  package var access: Access { signer == nil ? .unsigned : .signed }

  /// Calls a method and gives its answer.
  ///
  /// What may pass is tried again: no connection, status 429 and 5xx, an answer that cannot be read,
  /// and Flickr's own "not currently available".
  ///
  /// - Throws: ``FlickrSourceError`` of the last try; `CancellationError`.
  package func call(
    _ method: String, _ parameters: [String: String] = [:]
  ) async throws -> FlickrAnswer {
    try await fetch(method, parameters).answer
  }

  /// Calls a method and gives its answer with the bytes that it was read from.
  func fetch(
    _ method: String, _ parameters: [String: String]
  ) async throws -> (answer: FlickrAnswer, bytes: [UInt8]) {
    let all = parameters.merging(["method": method, "format": "rest"]) { $1 }
    let host = endpoint.authority
    return try await courier.fetch(try endpoint.url(try identified(all)), from: host) {
      response throws(FlickrSourceError) in
      let answer = try FlickrAnswer(fetched: response.body, from: host, origin: method)
      if let failure = answer.failure(of: method) {
        throw LoginFault(code: failure.code).map { .login($0) } ?? .refused(failure.hiding(secrets))
      }
      return (answer, response.body)
    }
  }

  /// What an answer may repeat, and no error may.
  private var secrets: [String] { [key] + (signer?.secrets ?? []) }

  /// Says whose call it is, by the key alone or by a signature.
  private func identified(
    _ parameters: [String: String]
  ) throws(FlickrSourceError) -> [String: String] {
    guard let signer else { return parameters.merging(["api_key": key]) { $1 } }
    return try signer.sign(parameters, for: endpoint)
  }
}
