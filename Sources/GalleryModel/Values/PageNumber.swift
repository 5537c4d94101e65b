/// The number of a grid page, from 1.
package struct PageNumber: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The number, 1 or above.
  package let value: Int

  /// The first page.
  package static let first = PageNumber(clamping: 1)

  /// Makes a number.
  ///
  /// - Returns: `nil` below 1.
  package init?(_ value: Int) {
    guard value >= 1 else { return nil }
    self.value = value
  }

  /// Makes a number, taking 1 for everything below.
  package init(clamping value: Int) { self.value = max(1, value) }

  package var description: String { String(value) }

  package static func < (left: Self, right: Self) -> Bool { left.value < right.value }
}
