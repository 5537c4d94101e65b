package import GalleryModel

/// Opens the source of photos that an address stands for.
package struct AddressOpener {
  private let client: FlickrClient?
  private let feeds: FeedClient
  private let memory: (any NameMemory)?

  /// Opens sources that share clients and a memory of names; without a key only feeds open.
  package init(
    client: FlickrClient?, feeds: FeedClient, memory: (any NameMemory)? = nil
  ) {
    self.client = client
    self.feeds = feeds
    self.memory = memory
  }

  /// Opens a source; calls are made for names and short links alone.
  ///
  /// - Throws: ``FlickrSourceError``: what an address names is not there, or Flickr does not answer.
  package func open(_ address: FlickrAddress) async throws -> any PhotoSource {
    if case .feed(let request) = address { return FeedSource(client: feeds, request: request) }
    guard let client else { throw FlickrSourceError.missingKey }
    let names = NameBook(client: client, memory: memory)
    switch address {
    case .albums(let name):
      return AlbumsSource(client: client, owner: try await names.member(name), named: name)
    case .photo(let id): return OnePhotoSource(client: client, id: id)
    case .shortLink(let path):
      return try await open(try await client.target(ofShortLink: path))
    default:
      return ListSource(client: client, listing: try await listing(of: address, names))
    }
  }

  private func listing(
    of address: FlickrAddress, _ names: NameBook
  ) async throws -> Listing {
    switch address {
    case .explore(let day): .explore(day: day?.iso8601)
    case .stream(let name): .stream(of: try await names.member(name), named: name)
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

  private func member(_ name: PathName?, _ names: NameBook) async throws -> NSID? {
    guard let name else { return nil }
    return try await names.member(name)
  }
}
