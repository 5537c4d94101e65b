package import GalleryModel

/// Takes photos from a list of the API, as few calls as possible: 500 photos each.
package final class ListSource: PhotoSource {
  private let client: FlickrClient
  private let listing: Listing
  private var pager: ListPager
  private var isFirst = true

  /// What the list is; its title is better once the first page has come.
  package private(set) var summary: SourceSummary

  /// Makes a source of a list; nothing is fetched yet.
  package init(client: FlickrClient, listing: Listing) {
    self.client = client
    self.listing = listing
    summary = listing.summary
    pager = ListPager(listing, client: client)
  }

  /// Fetches the next page of the list.
  ///
  /// - Throws: What ``FlickrClient/call(_:_:)`` throws, and ``FlickrSourceError/absent(_:_:)``.
  package func nextBatch() async throws -> PhotoBatch? {
    guard let page = try await pager.next() else { return nil }
    var batch = PhotoBatch(
      photos: page.photos, people: page.people, albums: page.albums, skipped: page.skipped)
    if isFirst {
      let head = try await ListHead(of: listing, first: page, client: client)
      summary.title = head.title ?? summary.title
      batch.people += head.people
      isFirst = false
    }
    return batch
  }
}
