import Foundation

/// Fetches image files from Flickr's image host, politely and as often as it takes.
///
/// One fetcher is shared by everything, so that a pause that the host asks for holds for all.
package final class ImageFetcher: Sendable {
  /// How many files are fetched at the same time at most.
  package static let mostAtOnce = 8

  private let hosts: ImageHosts
  private let courier: Courier

  /// Makes a fetcher.
  ///
  /// - Parameters:
  ///   - hosts: Where images may lie.
  ///   - userAgent: What to call ourselves.
  ///   - transport: Carries the requests.
  ///   - time: Waits between tries.
  ///   - limiter: Spreads requests; by default 25 in a second, after 400 at once.
  ///   - retry: Says how often and when to try again.
  package init(
    hosts: ImageHosts = .flickr, userAgent: String = "flickr-gallery",
    transport: any Transport = SessionTransport.forImages(), time: Timekeeper = .system(),
    limiter: RateLimiter = RateLimiter(callsPerHour: 90_000, burst: 400),
    retry: RetryPolicy = RetryPolicy()
  ) {
    self.hosts = hosts
    courier = Courier(
      userAgent: userAgent, transport: transport, time: time, limiter: limiter, retry: retry)
  }

  /// How many requests were sent, failed ones included.
  package var requestCount: Int { courier.requestCount }

  /// Fetches a file.
  ///
  /// - Parameters:
  ///   - address: Where it lies.
  ///   - read: Takes the whole file, and says what is wrong with it, if anything is; it is fetched
  ///     again then.
  /// - Throws: ``FlickrSourceError`` of the last try, ``FlickrSourceError/imageGone(_:)`` where Flickr
  ///   has no such picture any more; `CancellationError`.
  package func fetch(
    _ address: String, read: @Sendable ([UInt8]) -> String?
  ) async throws {
    guard let allowed = hosts.address(address), let url = URL(string: allowed) else {
      throw FlickrSourceError.imageRefused(ImageHosts.name(of: address))
    }
    let host = ImageHosts.name(of: allowed)
    do {
      try await courier.fetch(url, from: host, passing: Self.passing) {
        response throws(FlickrSourceError) in
        if Self.isPlaceholder(response.url) { throw .imageGone(allowed) }
        if let fault = Self.fault(of: response) ?? read(response.body) {
          throw .badImage(host: host, reason: fault)
        }
      }
    } catch FlickrSourceError.status(let status, _) where Self.gone.contains(status) {
      throw FlickrSourceError.imageGone(allowed)
    }
  }

  /// Statuses of pictures that are not there; redirections lead to the picture that says so.
  private static let gone: Set = [301, 302, 303, 307, 308, 404, 410]

  /// Flickr's image host refuses pictures for a while that it hands out later.
  private static let passing: Set = [403]

  /// Recognises where Flickr leads those who ask for a picture that is not there.
  private static func isPlaceholder(_ url: URL?) -> Bool {
    url?.lastPathComponent.lowercased().contains("unavailable") ?? false
  }

  /// Compares the body with what the answer's head says of it.
  private static func fault(of response: HTTPResponse) -> String? {
    guard !response.body.isEmpty else { return "the answer is empty" }
    let isPacked = response.headers["content-encoding"].map { $0 != "identity" } ?? false
    if !isPacked, let told = response.headers["content-length"].flatMap({ Int($0) }),
      told != response.body.count
    {
      return "\(response.body.count) of \(told) bytes came"
    }
    return nil
  }
}
