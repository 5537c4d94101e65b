/// A record among good ones that could not be used.
package struct SkippedRecord: Hashable, Sendable, CustomStringConvertible {
  /// Where it stands: a file or method, with line or position.
  package var origin: String
  /// The id it claims, or what else tells it apart; may be empty.
  package var record: String
  /// Why it was left out.
  package var reason: String

  /// Notes what was left out and why.
  package init(origin: String, record: String, reason: String) {
    self.origin = origin
    self.record = record
    self.reason = reason
  }

  package var description: String {
    record.isEmpty ? "\(origin): \(reason)" : "\(origin): \(record): \(reason)"
  }
}
