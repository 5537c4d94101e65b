/// Something that went wrong, as it is shown.
package struct AlertNotice: Hashable, Sendable {
  /// What failed, in a few words.
  package let title: String
  /// Why, and what can be done.
  package let message: String
}
