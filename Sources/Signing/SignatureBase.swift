import Foundation

/// Builds the text that is signed (RFC 5849 section 3.4.1).
package struct SignatureBase: Sendable, Equatable {
  /// The text: method, address and parameters, each encoded, with `&` between them.
  package let text: String

  /// Builds it from a request: its query counts among the parameters.
  ///
  /// Left out are `oauth_signature` and `realm`.
  /// - Throws: ``SigningError/badURL(_:)`` when the address has no scheme or host.
  package init(
    method: String, url: String, parameters: [OAuthParameter]
  ) throws(SigningError) {
    let withoutFragment = url.prefix { $0 != "#" }
    let sides = withoutFragment.split(
      separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    let query = sides.count > 1 ? OAuthParameter.parse(form: sides[1]) : []
    let signed = (query + parameters).filter {
      $0.name != "oauth_signature" && $0.name != "realm"
    }
    let parts = [
      method.uppercased(), try Self.normalized(String(sides.first ?? "")),
      Self.normalized(signed),
    ]
    text = parts.map(PercentEncoding.encode).joined(separator: "&")
  }

  /// Writes scheme and host in lower case, without a port that goes without saying.
  private static func normalized(_ url: String) throws(SigningError) -> String {
    guard let colon = url.range(of: "://"), colon.lowerBound > url.startIndex else {
      throw .badURL(url)
    }
    let scheme = url[..<colon.lowerBound].lowercased()
    let rest = url[colon.upperBound...]
    let slash = rest.firstIndex(of: "/") ?? rest.endIndex
    var host = rest[..<slash].lowercased()
    guard !host.isEmpty else { throw .badURL(url) }
    for (name, port) in [("http", ":80"), ("https", ":443")]
    where scheme == name && host.hasSuffix(port) {
      host.removeLast(port.count)
    }
    return "\(scheme)://\(host)\(rest[slash...])"
  }

  /// Encodes the parameters, then sorts them by name and value, byte by byte.
  private static func normalized(_ parameters: [OAuthParameter]) -> String {
    parameters
      .map { (PercentEncoding.encode($0.name), PercentEncoding.encode($0.value)) }
      .sorted { one, other in one < other }
      .map { "\($0.0)=\($0.1)" }
      .joined(separator: "&")
  }
}
