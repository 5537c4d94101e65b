import GalleryModel

/// Fetches the pages of one list, one after the other.
struct ListPager {
  private let client: FlickrClient
  private let listing: Listing
  private var paging: ListPaging
  private var calls: PendingAnswers
  private var sizes: SizeBook

  /// Begins at the start of a list, or where an earlier run broke off.
  init(
    _ listing: Listing, client: FlickrClient, from position: ListPosition? = nil,
    memory: (any CallMemory)? = nil
  ) {
    self.client = client
    self.listing = listing
    calls = PendingAnswers(client, memory: memory)
    sizes = SizeBook(memory)
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
    if listing.completesSizes {
      try await sizes.complete(&page, listing.method, by: &calls)
    }
    if let remark = paging.remark {
      page.skipped.append(SkippedRecord(origin: listing.method, record: "", reason: remark))
    }
    return page
  }

  /// Says that the page is kept, and with it everything that was asked for it.
  mutating func settle() throws {
    try sizes.settle()
    try calls.forget()
  }

  private mutating func fetch(_ number: Int) async throws -> AnswerPage {
    var parameters = listing.parameters
    parameters["extras"] = Extras.everything
    parameters["per_page"] = String(paging.perPage)
    parameters["page"] = String(number)
    var read: AnswerPage?
    let (reader, origin) = (client.reader, "\(listing.method), page \(number)")
    let answer = try await calls.call(
      listing.method, parameters, absentee: listing.absentee
    ) { answer in
      guard listing.completesSizes else { return false }
      let page = reader.read(answer, origin: origin)
      read = page
      return page.photos.contains(where: SizeBook.isIncomplete)
    }
    let page = read ?? reader.read(answer, origin: origin)
    guard page.listsPhotos else {
      throw client.garbled("\(listing.method) gave no list of photos")
    }
    return page
  }
}
