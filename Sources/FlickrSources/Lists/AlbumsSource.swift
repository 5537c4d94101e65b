package import GalleryModel

/// Takes the photos of all albums of a member, album by album in the member's order.
package final class AlbumsSource: PhotoSource {
  private let client: FlickrClient
  private let owner: NSID
  private let name: PathName
  private var heads: AlbumHeads
  private var album: AlbumPager?
  private var isFirst = true

  /// What the albums are; the title is better once the first answer has come.
  package private(set) var summary: SourceSummary

  /// Makes a source of the albums; nothing is fetched yet.
  init(client: FlickrClient, owner: NSID, named name: PathName) {
    self.client = client
    self.owner = owner
    self.name = name
    heads = AlbumHeads(of: owner, named: name, client: client)
    summary = SourceSummary(
      title: "Albums by \(name)", photosPerPage: Listing.termsCap,
      photosPerPageCap: Listing.termsCap)
  }

  /// Fetches a page of the list of albums, or of the next album.
  ///
  /// A batch has the album with all its photos so far. An album that has gone meanwhile is skipped.
  /// - Throws: What ``FlickrClient/call(_:_:)`` throws, and ``FlickrSourceError/absent(_:_:)``.
  package func nextBatch() async throws -> PhotoBatch? {
    if let batch = try await nextPage() { return batch }
    if let head = heads.take() {
      album = AlbumPager(head, client: client)
      return try await nextBatch()
    }
    guard try await heads.fetch() else { return nil }
    guard isFirst else { return PhotoBatch() }
    isFirst = false
    let card = try await client.card(of: owner)
    if let card { summary.title = "Albums by \(card.displayName)" }
    return PhotoBatch(people: card.map { [$0] } ?? [])
  }

  private func nextPage() async throws -> PhotoBatch? {
    do {
      return try await album?.next()
    } catch FlickrSourceError.absent(let absentee, let error) {
      album = nil
      guard case .album(let id) = absentee else { throw FlickrSourceError.absent(absentee, error) }
      return PhotoBatch(
        skipped: [
          SkippedRecord(origin: error.method, record: id, reason: "the album is gone meanwhile")
        ])
    }
  }
}
