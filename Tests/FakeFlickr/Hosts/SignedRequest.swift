import Signing
import WebServer

/// Reads what a request says of who signs it, from the query, a form or the header.
struct SignedRequest {
  private let method: String
  private let url: String
  private let parameters: [OAuthParameter]

  /// Reads a request, or nothing where it is not signed.
  init?(_ request: WebRequest, origin: String) {
    method = request.method
    url = origin + request.path.dropFirst()
    let items = request.queryItems + request.formItems
    parameters = items.map { OAuthParameter($0.name, $0.value) } + Self.header(of: request)
    guard self["oauth_signature"] != nil else { return nil }
  }

  /// Reads a parameter.
  subscript(name: String) -> String? { parameters.first { $0.name == name }?.value }

  /// What was signed, if it was signed rightly.
  func base() throws(SigningError) -> SignatureBase {
    try SignatureBase(method: method, url: url, parameters: parameters)
  }

  /// Tells whether the signature is that of the holder of these secrets.
  func isSigned(by secrets: OAuthSecrets) throws(SigningError) -> Bool {
    try secrets.signature(of: base()) == self["oauth_signature"]
  }

  private static func header(of request: WebRequest) -> [OAuthParameter] {
    guard let header = request.headers["Authorization"], header.hasPrefix("OAuth ") else {
      return []
    }
    // name="value" pairs between commas become a form, in which nothing else need be changed.
    let pairs = header.dropFirst("OAuth ".count).split(separator: ",").map { pair in
      pair.trimmed.filter { $0 != "\"" }
    }
    return OAuthParameter.parse(form: pairs.joined(separator: "&"))
  }
}
