import GalleryModel

/// Everything that a source handed over, in order.
struct Taken {
  private(set) var photos: [Photo] = []
  private(set) var people: [Person] = []
  private(set) var albums: [PhotoID: Album] = [:]
  private(set) var albumOrder: [PhotoID] = []
  private(set) var skipped: [SkippedRecord] = []
  private(set) var title = ""

  init(from source: any PhotoSource) async throws {
    while let batch = try await source.nextBatch() {
      photos += batch.photos
      people += batch.people
      skipped += batch.skipped
      for album in batch.albums {
        if albums[album.id] == nil { albumOrder.append(album.id) }
        albums[album.id] = album
      }
    }
    title = source.summary.title
  }

  var ids: [String] { photos.map(\.id.rawValue) }

  /// The ids without repetitions, in order.
  var distinctIDs: [String] {
    var seen: Set<String> = []
    return ids.filter { seen.insert($0).inserted }
  }
}
