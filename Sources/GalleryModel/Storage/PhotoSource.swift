/// Somewhere photos come from: the API, a feed, an export, saved answers, the sample.
///
/// A source belongs to one task; what it hands out are values.
package protocol PhotoSource: AnyObject {
  /// What the source is, known before anything is fetched.
  var summary: SourceSummary { get }

  /// Tells that the next batch completes what is said of photos that came already.
  ///
  /// It is fetched even where there are enough photos.
  var isOwing: Bool { get }

  /// Fetches the next photos, in the source's order.
  ///
  /// - Returns: `nil` when there are no more. A batch may be empty without being the last.
  func nextBatch() async throws -> PhotoBatch?
}

extension PhotoSource {
  /// Owes nothing, as most sources do.
  package var isOwing: Bool { false }
}
