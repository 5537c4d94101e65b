import FlickrSources
import GalleryModel

/// Everything that an export hands over.
struct Drained {
  let source: ExportSource
  var photos: [Photo] = []
  var people: [Person] = []
  var albums: [Album] = []
  var skipped: [SkippedRecord] = []

  init(_ paths: [String]) async throws {
    source = try await ExportSource(paths: paths)
    while let batch = source.nextBatch() {
      photos += batch.photos
      people += batch.people
      albums += batch.albums
      skipped += batch.skipped
    }
  }

  var report: CompletenessReport { source.report }

  var ids: [String] { photos.map(\.id.rawValue) }

  /// The photo with an id.
  subscript(_ id: Int) -> Photo? { photos.first { $0.id.rawValue == "\(id)" } }
}
