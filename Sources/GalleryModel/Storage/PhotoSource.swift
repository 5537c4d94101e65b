/// Somewhere photos come from: the API, a feed, an export, saved answers, the sample.
///
/// A source belongs to one task; what it hands out are values.
package protocol PhotoSource: AnyObject {
  /// What the source is, known before anything is fetched.
  var summary: SourceSummary { get }

  /// Fetches the next photos, in the source's order.
  ///
  /// - Returns: `nil` when there are no more. A batch may be empty without being the last.
  func nextBatch() async throws -> PhotoBatch?
}
