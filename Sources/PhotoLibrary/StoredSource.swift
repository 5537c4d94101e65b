package import GalleryModel

/// Stands in for the network where the library's photos are all there is to be.
package final class StoredSource: PhotoSource {
  package let summary: SourceSummary

  /// Makes the source of a list that is only shown.
  package init(of list: LibraryList) { summary = list.summary }

  /// Has nothing to add.
  package func nextBatch() -> PhotoBatch? { nil }
}
