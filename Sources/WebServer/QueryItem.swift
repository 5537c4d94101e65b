import Foundation

/// Holds one decoded `name=value` of a query or of a form.
package struct QueryItem: Sendable, Equatable {
  /// The decoded name.
  package let name: String
  /// The decoded value, empty where there was none.
  package let value: String

  /// Reads a query or a form body, where `+` means a blank.
  ///
  /// A part whose percent signs cannot be decoded to UTF-8 is kept as it was written.
  package static func parse(_ encoded: some StringProtocol) -> [QueryItem] {
    encoded.split(separator: "&").map { part in
      let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return QueryItem(name: decoded(sides[0]), value: sides.count > 1 ? decoded(sides[1]) : "")
    }
  }

  private static func decoded(_ text: some StringProtocol) -> String {
    let spaced = text.split(separator: "+", omittingEmptySubsequences: false).joined(separator: " ")
    return spaced.removingPercentEncoding ?? spaced
  }
}
