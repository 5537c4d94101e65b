/// Which palette the pages show first.
package enum Theme: String, Hashable, Sendable, CaseIterable {
  case day
  case night
  /// Follows the reader's system.
  case auto
}
