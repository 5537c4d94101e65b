/// Identifies a photo on Flickr for ever: 1 to 20 decimal digits.
///
/// The digits become a file name (`photo/<id>.html`), so nothing else is accepted.
package struct PhotoID: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The digits, as Flickr writes them.
  package let rawValue: String

  /// Makes an identifier of what an answer holds.
  ///
  /// - Returns: `nil` unless the text is 1 to 20 ASCII digits.
  package init?(_ text: some StringProtocol) {
    let digits = String(text)
    guard (1...20).contains(digits.utf8.count),
      digits.utf8.allSatisfy({ (48...57).contains($0) })
    else { return nil }
    rawValue = digits
  }

  /// Makes an identifier of a number.
  package init(_ number: UInt64) { rawValue = String(number) }

  package var description: String { rawValue }

  /// Orders identifiers by number: Flickr gives later uploads higher ones.
  package static func < (left: Self, right: Self) -> Bool {
    let (first, second) = (left.rawValue.utf8.count, right.rawValue.utf8.count)
    return first == second ? left.rawValue < right.rawValue : first < second
  }
}
