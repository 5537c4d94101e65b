package import GalleryModel

/// Takes photos from a list of the API, as few calls as possible: 500 photos each.
package final class ListSource: PhotoSource {
  private let client: FlickrClient
  private let listing: Listing
  private var pager: ListPager
  private var recorder: PageRecorder
  private var owesHead: Bool
  private var albums = AlbumShelf()

  /// What the list is; its title is better once the first page has come.
  package private(set) var summary: SourceSummary

  /// Makes a source of a list; nothing is fetched yet.
  ///
  /// - Parameters:
  ///   - client: Calls the API.
  ///   - listing: Which list it is.
  ///   - log: Keeps the pages, and tells where an earlier run broke off.
  ///   - memory: Keeps answers that make a page only with others.
  package init(
    client: FlickrClient, listing: Listing, log: (any ListingLog)? = nil,
    memory: (any CallMemory)? = nil
  ) {
    self.client = client
    self.listing = listing
    recorder = PageRecorder(log)
    summary = recorder.summary ?? listing.summary
    let position = recorder.position.flatMap { ListPosition($0) }
    owesHead = position?.owesHead ?? false
    pager = ListPager(listing, client: client, from: position, memory: memory)
    for album in recorder.albums { albums.add(album) }
  }

  package var isOwing: Bool { owesHead }

  /// Fetches the next page of the list, with the first one also what is said of the list.
  ///
  /// Each answer is kept as it comes, so that a kill costs no more than the call under way.
  ///
  /// - Throws: What ``FlickrClient/call(_:_:)`` throws, and ``FlickrSourceError/absent(_:_:)``.
  package func nextBatch() async throws -> PhotoBatch? {
    if owesHead { return try await fetchHead() }
    let isFirst = pager.isAtStart
    guard let page = try await pager.next() else { return nil }
    // An answer names the photos of its page alone; the album has those of the earlier ones, too.
    for album in page.albums { albums.add(album) }
    var batch = PhotoBatch(
      photos: page.photos, people: page.people,
      albums: page.albums.compactMap { albums.album($0.id) }, skipped: page.skipped)
    if isFirst {
      let head = ListHead(of: listing, first: page)
      summary.title = head.title ?? summary.title
      owesHead = head.isOwing
    }
    try record(batch, page)
    try pager.settle()
    if owesHead { batch.people += try await fetchHead().people }
    return batch
  }

  private func fetchHead() async throws -> PhotoBatch {
    let head = try await ListHead(asking: client, about: listing)
    owesHead = false
    summary.title = head.title ?? summary.title
    let batch = PhotoBatch(people: head.people)
    try record(batch)
    return batch
  }

  private func record(_ batch: PhotoBatch, _ page: AnswerPage? = nil) throws {
    var position = pager.position
    position.owesHead = owesHead
    try recorder.record(
      batch, page, position: position.text, isLast: pager.isAtEnd && !owesHead, summary: summary)
  }
}
