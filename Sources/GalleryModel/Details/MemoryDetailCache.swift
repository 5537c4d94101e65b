/// Keeps answers for single photos in memory, for builds without a library.
package final class MemoryDetailCache: DetailCache {
  private struct Key: Hashable {
    let photo: PhotoID
    let kind: PhotoDetail.Kind
  }

  private var details: [Key: (detail: PhotoDetail, updated: Timestamp?)] = [:]

  /// Makes an empty cache.
  package init() {}

  package func detail(
    _ kind: PhotoDetail.Kind, of photo: PhotoID, updated: Timestamp?
  ) -> PhotoDetail? {
    guard let kept = details[Key(photo: photo, kind: kind)], kept.updated == updated else {
      return nil
    }
    return kept.detail
  }

  package func save(
    _ detail: PhotoDetail, _ kind: PhotoDetail.Kind, of photo: PhotoID, updated: Timestamp?
  ) -> Bool {
    details[Key(photo: photo, kind: kind)] = (detail, updated)
    return true
  }
}
