import Foundation

/// Holds the two secrets that sign a request; they are shown by no description.
package struct OAuthSecrets: Sendable, Equatable, CustomStringConvertible,
  CustomDebugStringConvertible
{
  private let consumer: String
  private let token: String

  /// Takes the key's secret, and the token's where there is a token.
  package init(consumer: String, token: String = "") {
    self.consumer = consumer
    self.token = token
  }

  /// Computes the signature of a base text, in base64.
  ///
  /// - Throws: ``SigningError/unavailable`` when the library refuses.
  package func signature(of base: SignatureBase) throws(SigningError) -> String {
    let key = "\(PercentEncoding.encode(consumer))&\(PercentEncoding.encode(token))"
    let code = try HMACSHA1.code(of: [UInt8](base.text.utf8), key: [UInt8](key.utf8))
    return Data(code).base64EncodedString()
  }

  /// Says what it is and nothing more.
  package var description: String { "OAuthSecrets(hidden)" }
  /// Says what it is and nothing more.
  package var debugDescription: String { description }
}
