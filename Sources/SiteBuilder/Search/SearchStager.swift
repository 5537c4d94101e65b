import SearchIndex

/// Stages files of the index where they are new or changed, from any task.
struct SearchStager: Sendable {
  let previous: PreviousSite
  let staging: StagingArea
  /// Sums up what the whole index is made of.
  let fingerprint: UInt64

  /// Stages files.
  ///
  /// - Throws: ``SiteError``, or a cancellation.
  func stage(_ files: [SearchFile]) throws -> SearchResult {
    var result = SearchResult()
    for file in files {
      try Task.checkCancellation()
      let (size, hash) = (file.bytes.count, ContentHash.of(file.bytes))
      result.add(
        ManifestEntry(size: size, hash: hash, fingerprint: fingerprint), path: file.path)
      if !previous.holds(PathKey(file.path), size: size, hash: hash) {
        try staging.create(file.path, file.bytes)
      }
    }
    return result
  }
}
