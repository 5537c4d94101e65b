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
    let spelling = String(text)
    var rest = spelling.utf8.count
    guard (5...24).contains(rest) else { return nil }
    var isUpperCase = true
    for byte in spelling.utf8 {
      switch rest {
      case 4: guard byte == UInt8(ascii: "@") else { return nil }
      case 3:
        guard byte | 0x20 == UInt8(ascii: "n") else { return nil }
        isUpperCase = byte == UInt8(ascii: "N")
      default: guard (48...57).contains(byte) else { return nil }
      }
      rest -= 1
    }
    rawValue = isUpperCase ? spelling : spelling.uppercased()
  }

  package var description: String { rawValue }

  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
