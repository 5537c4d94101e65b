import Signing
import Testing

/// Holds a published example of a signed request.
struct SigningVector: Sendable, CustomTestStringConvertible {
  let name: String
  var method = "GET"
  let url: String
  var parameters: [OAuthParameter] = []
  let key: String
  let secret: String
  var token: String?
  var tokenSecret = ""
  let timestamp: Int
  let nonce: String
  var version: String? = "1.0"
  var base: String?
  let signature: String

  var testDescription: String { name }

  /// Signs the request of the example.
  func sign() throws -> [OAuthParameter] {
    try OAuthSigner(key: key, secret: secret, token: token, tokenSecret: tokenSecret).sign(
      method: method, url: url, parameters: parameters, timestamp: timestamp, nonce: nonce,
      version: version)
  }
}
