/// Identifies a Flickr member or group: digits, `@`, `N`, two digits, such as `12037949754@N01`.
///
/// Compared without regard to case, because `@n02` occurs in the wild; kept in upper case.
package struct NSID: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The identifier with an upper-case `N`.
  package let rawValue: String

  /// Makes an identifier of what an answer or an address holds.
  ///
  /// - Returns: `nil` unless the text has the shape of an NSID.
  package init?(_ text: some StringProtocol) {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, (1...20).contains(parts[0].utf8.count),
      parts[0].utf8.allSatisfy(Self.isDigit), parts[1].utf8.count == 3,
      parts[1].first == "N" || parts[1].first == "n",
      parts[1].utf8.dropFirst().allSatisfy(Self.isDigit)
    else { return nil }
    rawValue = "\(parts[0])@N\(parts[1].dropFirst())"
  }

  package var description: String { rawValue }

  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  private static func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }
}
