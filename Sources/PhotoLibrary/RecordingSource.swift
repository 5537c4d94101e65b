package import GalleryModel

/// Keeps in a list of the library what a source without pages brings, and completes the list.
///
/// A source that lists pages needs none of this: it records them by itself.
package final class RecordingSource: PhotoSource {
  private let source: any PhotoSource
  private let list: LibraryList

  /// Stands between a source and the model whose store the list is.
  package init(_ source: any PhotoSource, into list: LibraryList) {
    self.source = source
    self.list = list
  }

  package var summary: SourceSummary { source.summary }

  /// Fetches the next photos and keeps them.
  ///
  /// - Throws: What the source throws, and ``LibraryError``.
  package func nextBatch() async throws -> PhotoBatch? {
    guard let batch = try await source.nextBatch() else {
      try list.complete()
      return nil
    }
    _ = try list.record(batch)
    return batch
  }
}
