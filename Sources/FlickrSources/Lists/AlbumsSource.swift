package import GalleryModel

/// Takes the photos of all albums of a member, album by album in the member's order.
package final class AlbumsSource: PhotoSource {
  private let client: FlickrClient
  private let owner: NSID
  private var heads: AlbumHeads
  private var waiting: ArraySlice<Album>
  private var current: AlbumPager?
  private var recorder: PageRecorder
  private var owesCard: Bool

  /// What the albums are; the title is better once the first answer has come.
  package private(set) var summary: SourceSummary

  /// Makes a source of the albums; nothing is fetched yet.
  init(client: FlickrClient, owner: NSID, named name: PathName, logs: ListingLogs? = nil) throws {
    self.client = client
    self.owner = owner
    let summary = SourceSummary(
      title: "Albums by \(name)", photosPerPage: Listing.termsCap,
      photosPerPageCap: Listing.termsCap)
    recorder = PageRecorder(try logs?("albums:\(owner)", summary))
    self.summary = recorder.summary ?? summary
    let position = recorder.position.flatMap { AlbumsPosition($0) }
    owesCard = position?.owesCard ?? false
    let known = Dictionary(recorder.albums.map { ($0.id, $0) }) { _, last in last }
    waiting = (position?.albums ?? []).compactMap { known[$0] }[...]
    heads = AlbumHeads(
      of: owner, named: name, client: client, from: position.map(\.heads) ?? 1,
      known: recorder.albums)
    if let place = position?.place, let album = waiting.popFirst() {
      current = AlbumPager(album, client: client, from: place)
    }
  }

  /// Fetches a page of the list of albums, or of the next album.
  ///
  /// A batch has the album with all its photos so far. An album that has gone meanwhile is skipped.
  /// - Throws: What ``FlickrClient/call(_:_:)`` throws, and ``FlickrSourceError/absent(_:_:)``.
  package func nextBatch() async throws -> PhotoBatch? {
    if !owesCard, current == nil, let album = waiting.popFirst() {
      current = AlbumPager(album, client: client)
    }
    guard let batch = try await fetch() else { return nil }
    try recorder.record(
      batch, position: position.text, isLast: position.isAtEnd, summary: summary)
    return batch
  }

  private func fetch() async throws -> PhotoBatch? {
    if owesCard { return try await fetchCard() }
    return try await current == nil ? nextHeads() : nextPage()
  }

  private var position: AlbumsPosition {
    let open = current.map { [$0.album.id] } ?? []
    var position = AlbumsPosition(
      heads: heads.next, place: current?.position, albums: open + waiting.map(\.id))
    position.owesCard = owesCard
    return position
  }

  private func nextHeads() async throws -> PhotoBatch? {
    let isFirst = heads.next == 1
    guard let albums = try await heads.fetch() else { return nil }
    waiting += albums
    owesCard = isFirst
    return PhotoBatch(albums: albums)
  }

  private func fetchCard() async throws -> PhotoBatch {
    let card = try await client.card(of: owner)
    owesCard = false
    if let card { summary.title = "Albums by \(card.displayName)" }
    return PhotoBatch(people: card.map { [$0] } ?? [])
  }

  private func nextPage() async throws -> PhotoBatch? {
    do {
      let batch = try await current?.next()
      if current?.position == nil { current = nil }
      return batch
    } catch FlickrSourceError.absent(.album(let id), let error) {
      current = nil
      return PhotoBatch(
        skipped: [
          SkippedRecord(origin: error.method, record: id, reason: "the album is gone meanwhile")
        ])
    }
  }
}
