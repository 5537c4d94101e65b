package import GalleryModel

/// Gives batches from memory and then, if wished, fails.
package final class MemorySource: PhotoSource {
  package let summary: SourceSummary
  private var batches: ArraySlice<PhotoBatch>
  private let failure: SourceFailure?
  /// How many times a batch was asked for.
  package private(set) var calls = 0

  /// Lines up batches; after the last one there are no more, or the failure.
  package init(
    _ batches: [PhotoBatch], summary: SourceSummary = SourceSummary(title: "Memory"),
    failure: SourceFailure? = nil
  ) {
    self.batches = batches[...]
    self.summary = summary
    self.failure = failure
  }

  /// Lines up photos in one batch.
  package convenience init(
    photos: [Photo], summary: SourceSummary = SourceSummary(title: "Memory")
  ) {
    self.init([PhotoBatch(photos: photos)], summary: summary)
  }

  package func nextBatch() async throws -> PhotoBatch? {
    calls += 1
    if let batch = batches.popFirst() { return batch }
    if let failure { throw failure }
    return nil
  }
}
