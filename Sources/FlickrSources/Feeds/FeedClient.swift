/// Fetches Flickr's public feeds, which need no key.
package final class FeedClient: Sendable {
  private static let name = "photos_public.gne"

  private let endpoint: APIEndpoint
  private let reader: AnswerReader
  private let courier: Courier

  /// Makes a client.
  ///
  /// - Parameters:
  ///   - endpoint: The folder that holds the feeds.
  ///   - hosts: Where images may lie; by default on Flickr's hosts and on that of the feeds.
  ///   - userAgent: What to call ourselves.
  ///   - transport: Carries the requests.
  ///   - time: Waits between tries.
  ///   - limiter: Spreads requests, together with others that use it.
  ///   - retry: Says how often and when to try again.
  package init(
    endpoint: APIEndpoint = .flickrFeeds, hosts: ImageHosts? = nil,
    userAgent: String = "flickr-gallery", transport: any Transport = SessionTransport(),
    time: Timekeeper = .system(), limiter: RateLimiter = RateLimiter(),
    retry: RetryPolicy = RetryPolicy()
  ) {
    self.endpoint = endpoint
    reader = AnswerReader(access: .unsigned, hosts: hosts ?? endpoint.imageHosts)
    courier = Courier(
      userAgent: userAgent, transport: transport, time: time, limiter: limiter, retry: retry)
  }

  /// How many requests were sent, failed ones included.
  package var callCount: Int { courier.requestCount }

  /// Fetches a feed.
  ///
  /// - Throws: ``FlickrSourceError`` of the last try; `CancellationError`.
  func page(_ request: FeedRequest) async throws -> AnswerPage {
    let host = endpoint.authority
    let url = try endpoint.file(Self.name).url(request.parameters)
    let reader = reader
    return try await courier.fetch(url, from: host) { response throws(FlickrSourceError) in
      let answer = try FlickrAnswer(fetched: response.body, from: host, origin: Self.name)
      let page = reader.read(answer, origin: Self.name)
      guard page.listsPhotos else {
        throw .garbled(host: host, reason: "\(Self.name) is no feed of photos")
      }
      return page
    }
  }
}
