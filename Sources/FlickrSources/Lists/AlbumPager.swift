import GalleryModel

/// Fetches the photos of one album of many.
struct AlbumPager {
  private var pager: ListPager
  private var album: Album

  init(_ album: Album, client: FlickrClient) {
    self.album = album
    pager = ListPager(.album(album.id, of: album.owner), client: client)
  }

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
