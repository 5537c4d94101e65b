package import GalleryModel

/// Opens the source of photos that an address stands for.
package struct AddressOpener {
  private let client: FlickrClient?
  private let feeds: FeedClient
  private let names: (any NameMemory)?
  private let memory: (any CallMemory)?
  private let completesSizes: Bool

  /// Opens sources that share clients and a memory of names; without a key only feeds open.
  ///
  /// - Parameters:
  ///   - client: Calls the API.
  ///   - feeds: Fetches feeds.
  ///   - names: Remembers what names in addresses mean.
  ///   - memory: Keeps what calls for single photos answered, and answers that wait for others.
  ///   - completesSizes: Spends a call on each photo whose files its list does not name.
  package init(
    client: FlickrClient?, feeds: FeedClient, names: (any NameMemory)? = nil,
    memory: (any CallMemory)? = nil, completesSizes: Bool = false
  ) {
    self.completesSizes = completesSizes
    self.client = client
    self.feeds = feeds
    self.names = names
    self.memory = memory
  }

  /// Opens a source; calls are made for names and short links alone.
  ///
  /// - Parameters:
  ///   - address: What the photos are of.
  ///   - logs: Finds the log of the list: it keeps pages, and tells where an earlier run broke off.
  /// - Returns: A source, from which nothing has been fetched yet.
  /// - Throws: ``FlickrSourceError``: what an address names is not there, or Flickr does not answer.
  package func open(
    _ address: FlickrAddress, keptBy logs: ListingLogs? = nil
  ) async throws -> any PhotoSource {
    if case .feed(let request) = address {
      return try FeedSource(client: feeds, request: request, logs: logs)
    }
    guard let client else { throw FlickrSourceError.missingKey }
    let book = NameBook(client: client, memory: names)
    switch address {
    case .albums(let name):
      let owner = try await book.member(name)
      return try AlbumsSource(client: client, owner: owner, named: name, logs: logs)
    case .photo(let id):
      return try OnePhotoSource(client: client, id: id, logs: logs, memory: memory)
    case .shortLink(let path):
      return try await open(
        try await client.target(ofShortLink: path, memory: names), keptBy: logs)
    default:
      var listing = try await listing(of: address, book, client)
      listing.completesSizes = completesSizes
      listing.lookUpCount = book.callCount
      return ListSource(
        client: client, listing: listing, log: try logs?(listing.key, listing.summary),
        memory: memory)
    }
  }

  private func listing(
    of address: FlickrAddress, _ names: NameBook, _ client: FlickrClient
  ) async throws -> Listing {
    switch address {
    case .explore(let day): .explore(day: day?.iso8601)
    case .stream(let name): try await stream(of: try await names.member(name), named: name, client)
    case .album(let id, let owner): .album(id, of: try await member(owner, names))
    case .gallery(let id): .gallery(id)
    case .group(let name, let tag, let author):
      .pool(
        of: try await names.group(name), named: name, tag: tag,
        member: try await member(author, names))
    case .favorites(let name): .favorites(of: try await names.member(name), named: name)
    case .tag(let tag, let owner): .tag(tag, of: try await member(owner, names))
    case .search(let search): .search(search, of: try await member(search.member, names))
    case .albums, .photo, .feed, .shortLink:
      preconditionFailure("these are no lists of one method")
    }
  }

  private func stream(
    of member: NSID, named name: PathName, _ client: FlickrClient
  ) async throws -> Listing {
    // Kept until the run ends: a run that is killed need not ask again.
    var calls = PendingAnswers(client, memory: memory)
    return try await client.isOwn(member, asking: &calls)
      ? .ownStream(of: member, named: name) : .stream(of: member, named: name)
  }

  private func member(_ name: PathName?, _ names: NameBook) async throws -> NSID? {
    guard let name else { return nil }
    return try await names.member(name)
  }
}
