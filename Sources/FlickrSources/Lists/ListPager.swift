import GalleryModel

/// Fetches the pages of one list, one after the other.
struct ListPager {
  private let client: FlickrClient
  private let listing: Listing
  private(set) var paging: ListPaging

  init(_ listing: Listing, client: FlickrClient, from page: Int = 1) {
    self.client = client
    self.listing = listing
    paging = ListPaging(
      from: page, perPage: listing.photosPerCall, reach: listing.reach)
  }

  /// Fetches the next page, without the photos that came before.
  ///
  /// - Returns: `nil` behind the last page.
  /// - Throws: What ``FlickrClient/call(_:_:)`` throws; ``FlickrSourceError/absent(_:_:)`` where
  ///   Flickr does not know the list.
  mutating func next() async throws -> AnswerPage? {
    guard let number = paging.next else { return nil }
    var parameters = listing.parameters
    parameters["extras"] = Extras.everything
    parameters["per_page"] = String(paging.perPage)
    parameters["page"] = String(number)
    let answer = try await client.call(listing.method, parameters, absentee: listing.absentee)
    var page = client.reader.read(answer, origin: "\(listing.method), page \(number)")
    guard page.listsPhotos else {
      throw client.garbled("\(listing.method) gave no list of photos")
    }
    page.photos = paging.admit(page)
    if let remark = paging.remark {
      page.skipped.append(SkippedRecord(origin: listing.method, record: "", reason: remark))
    }
    return page
  }
}
