import GalleryModel

/// Fetches the photos of one album of many.
struct AlbumPager {
  private(set) var album: Album
  private var pager: ListPager

  /// Begins at the start of an album, or where an earlier run broke off.
  init(_ album: Album, client: FlickrClient, from position: ListPosition? = nil) {
    self.album = album
    pager = ListPager(.album(album.id, of: album.owner), client: client, from: position)
  }

  /// Where to go on; `nil` at the end.
  var position: ListPosition? { pager.isAtEnd ? nil : pager.position }

  /// Fetches the next page, with the album as far as it is known.
  mutating func next() async throws -> PhotoBatch? {
    guard let page = try await pager.next() else { return nil }
    album.photos += page.photos.map(\.id)
    if let head = page.albums.first {
      album.cover = album.cover ?? head.cover
      if album.title.isEmpty { album.title = head.title }
    }
    return PhotoBatch(
      photos: page.photos, people: page.people, albums: [album], skipped: page.skipped)
  }
}
