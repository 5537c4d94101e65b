import GalleryModel

/// Fetches the pages of one list, one after the other.
struct ListPager {
  private let client: FlickrClient
  private let listing: Listing
  private var paging: ListPaging

  /// Begins at the start of a list, or where an earlier run broke off.
  init(_ listing: Listing, client: FlickrClient, from position: ListPosition? = nil) {
    self.client = client
    self.listing = listing
    paging = ListPaging(
      from: position, perPage: listing.photosPerCall, reach: listing.reach)
  }

  /// Tells that no page was fetched, by an earlier run neither.
  var isAtStart: Bool { paging.next == 1 }

  /// Tells that there are no more pages.
  var isAtEnd: Bool { paging.next == nil }

  /// Where to go on.
  var position: ListPosition {
    ListPosition(page: paging.next ?? 0, photoCount: paging.photoCount)
  }

  /// Fetches the next page, without the photos that came before.
  ///
  /// - Returns: `nil` behind the last page.
  /// - Throws: What ``FlickrClient/call(_:_:)`` throws; ``FlickrSourceError/absent(_:_:)`` where
  ///   Flickr does not know the list.
  mutating func next() async throws -> AnswerPage? {
    guard let number = paging.next else { return nil }
    var page = try await fetch(number)
    if paging.isHiccup(page) { page = try await fetch(number) }
    page.photos = paging.admit(page)
    if listing.completesSizes { try await client.completeSizes(of: &page, listing.method) }
    if let remark = paging.remark {
      page.skipped.append(SkippedRecord(origin: listing.method, record: "", reason: remark))
    }
    return page
  }

  private func fetch(_ number: Int) async throws -> AnswerPage {
    var parameters = listing.parameters
    parameters["extras"] = Extras.everything
    parameters["per_page"] = String(paging.perPage)
    parameters["page"] = String(number)
    let answer = try await client.call(listing.method, parameters, absentee: listing.absentee)
    let page = client.reader.read(answer, origin: "\(listing.method), page \(number)")
    guard page.listsPhotos else {
      throw client.garbled("\(listing.method) gave no list of photos")
    }
    return page
  }
}
