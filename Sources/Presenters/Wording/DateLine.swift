/// A date as it is read, and as machines read it.
package struct DateLine: Hashable, Sendable {
  /// The date in words, such as `June 1938`.
  package let text: String
  /// The value of a `datetime` attribute; `nil` where HTML cannot say it.
  package let dateTime: String?
  /// Tells that nobody knows the date.
  package let isUnknown: Bool
}
