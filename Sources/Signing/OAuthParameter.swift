import Foundation

/// Holds one parameter of a request, decoded.
package struct OAuthParameter: Sendable, Equatable {
  /// The decoded name.
  package let name: String
  /// The decoded value.
  package let value: String

  /// Makes a parameter of what is already decoded.
  package init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }

  /// Reads a query or a form body, where `+` means a blank.
  ///
  /// A part whose percent signs cannot be decoded to UTF-8 is kept as it was written.
  package static func parse(form: some StringProtocol) -> [OAuthParameter] {
    form.split(separator: "&").map { part in
      let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return OAuthParameter(decoded(sides[0]), sides.count > 1 ? decoded(sides[1]) : "")
    }
  }

  /// Writes parameters as a query or a form body, in their order.
  package static func form(_ parameters: [OAuthParameter]) -> String {
    parameters.map(\.encoded).joined(separator: "&")
  }

  /// The parameter as it stands in a query: name, equals sign, value.
  var encoded: String { "\(PercentEncoding.encode(name))=\(PercentEncoding.encode(value))" }

  private static func decoded(_ text: some StringProtocol) -> String {
    let spaced = text.split(separator: "+", omittingEmptySubsequences: false)
      .joined(separator: " ")
    return spaced.removingPercentEncoding ?? spaced
  }
}
