/// Holds the code that ends a login, as the server wants it.
///
/// Source: Flickr shows three groups of three digits with dashes between them; people type them with
/// dashes, with blanks, or with nothing.
package struct LoginCode: Hashable, Sendable {
  /// The code to send.
  package let text: String

  /// Reads what somebody typed.
  ///
  /// - Returns: `nil` where nothing was typed that could be a code.
  package init?(typed: String) {
    let groups = typed.split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
    let joined = groups.joined()
    guard !joined.isEmpty else { return nil }
    let isDigits = joined.allSatisfy(\.isNumber)
    text =
      isDigits && joined.count == 9
      ? Self.grouped(joined) : groups.joined(separator: "-")
  }

  private static func grouped(_ digits: String) -> String {
    let all = Array(digits)
    return [all[0..<3], all[3..<6], all[6...]].map { String($0) }.joined(separator: "-")
  }
}
