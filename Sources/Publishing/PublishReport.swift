/// What publishing moved, or would move.
package struct PublishReport: Sendable, Equatable {
  /// Files that were new or changed, in their order.
  package var moved: [String]
  /// Files that were taken away.
  package var removed: [String]

  /// Collects what happened.
  package init(moved: [String] = [], removed: [String] = []) {
    self.moved = moved.sorted()
    self.removed = removed.sorted()
  }

  /// Tells that the target was as the site is.
  package var isEmpty: Bool { moved.isEmpty && removed.isEmpty }
}
