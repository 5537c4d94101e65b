package import GalleryModel

/// Takes the newest photos from a public feed: 20 at most, and no licence is known of them.
package final class FeedSource: PhotoSource {
  private let client: FeedClient
  private let request: FeedRequest
  private var isDone = false
  private var recorder: PageRecorder

  /// What the feed is; its title is better once it has come.
  package private(set) var summary: SourceSummary

  /// Makes a source of a feed; nothing is fetched yet.
  package init(
    client: FeedClient, request: FeedRequest, logs: ListingLogs? = nil
  ) throws {
    self.client = client
    self.request = request
    let summary = SourceSummary(
      title: "Flickr feed", photosPerPage: Listing.termsCap, isFeed: true,
      photosPerPageCap: Listing.termsCap)
    self.summary = summary
    recorder = PageRecorder(try logs?(request.key, summary))
    self.summary = recorder.summary ?? summary
    isDone = recorder.position != nil
  }

  /// Fetches the feed, all of it in one request.
  ///
  /// - Throws: ``FlickrSourceError``, as ``FeedClient`` has it.
  package func nextBatch() async throws -> PhotoBatch? {
    guard !isDone else { return nil }
    isDone = true
    let page = try await client.page(request)
    if case .titled(let title) = page.subject { summary.title = title }
    let batch = PhotoBatch(photos: page.photos, skipped: page.skipped)
    try recorder.record(batch, position: "1", isLast: true, summary: summary)
    return batch
  }
}
