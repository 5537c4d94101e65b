package import GalleryModel

/// Takes photos from a list of the API, as few calls as possible: 500 photos each.
package final class ListSource: PhotoSource {
  private let client: FlickrClient
  private let listing: Listing
  private var pager: ListPager
  private var recorder: PageRecorder

  /// What the list is; its title is better once the first page has come.
  package private(set) var summary: SourceSummary

  /// Makes a source of a list; nothing is fetched yet.
  ///
  /// - Parameters:
  ///   - client: Calls the API.
  ///   - listing: Which list it is.
  ///   - log: Keeps the pages, and tells where an earlier run broke off.
  package init(client: FlickrClient, listing: Listing, log: (any ListingLog)? = nil) {
    self.client = client
    self.listing = listing
    recorder = PageRecorder(log)
    summary = recorder.summary ?? listing.summary
    pager = ListPager(
      listing, client: client, from: recorder.position.flatMap { ListPosition($0) })
  }

  /// Fetches the next page of the list.
  ///
  /// - Throws: What ``FlickrClient/call(_:_:)`` throws, and ``FlickrSourceError/absent(_:_:)``.
  package func nextBatch() async throws -> PhotoBatch? {
    let isFirst = pager.isAtStart
    guard let page = try await pager.next() else { return nil }
    var batch = PhotoBatch(
      photos: page.photos, people: page.people, albums: page.albums, skipped: page.skipped)
    if isFirst {
      let head = try await ListHead(of: listing, first: page, client: client)
      summary.title = head.title ?? summary.title
      batch.people += head.people
    }
    try recorder.record(
      batch, page, position: pager.position.text, isLast: pager.isAtEnd, summary: summary)
    return batch
  }
}
