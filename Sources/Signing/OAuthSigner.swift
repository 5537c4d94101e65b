/// Signs requests for one key and, where there is one, one token (OAuth 1.0a with HMAC-SHA1).
package struct OAuthSigner: Sendable, Equatable, CustomStringConvertible {
  private let key: String
  private let token: String?
  private let secrets: OAuthSecrets

  /// Makes a signer; before a login there is no token.
  package init(
    key: String, secret: String, token: String? = nil, tokenSecret: String = ""
  ) {
    self.key = key
    self.token = token
    secrets = OAuthSecrets(consumer: secret, token: tokenSecret)
  }

  /// Gives the `oauth_*` parameters that a request must carry, the signature last.
  ///
  /// The parameters given are those of the query or form that will be sent besides, and more
  /// `oauth_*` ones such as `oauth_callback` or `oauth_verifier`, which are given back as well.
  /// - Throws: ``SigningError`` when the address is bad or the library refuses.
  package func sign(
    method: String, url: String, parameters: [OAuthParameter], timestamp: Int, nonce: String,
    version: String? = "1.0"
  ) throws(SigningError) -> [OAuthParameter] {
    var own = parameters.filter { $0.name.hasPrefix("oauth_") }
    own.append(OAuthParameter("oauth_consumer_key", key))
    if let token { own.append(OAuthParameter("oauth_token", token)) }
    own += [
      OAuthParameter("oauth_signature_method", "HMAC-SHA1"),
      OAuthParameter("oauth_timestamp", "\(timestamp)"), OAuthParameter("oauth_nonce", nonce),
    ]
    if let version { own.append(OAuthParameter("oauth_version", version)) }
    let others = parameters.filter { !$0.name.hasPrefix("oauth_") }
    let base = try SignatureBase(method: method, url: url, parameters: others + own)
    own.append(OAuthParameter("oauth_signature", try secrets.signature(of: base)))
    return own
  }

  /// Says what it is and nothing more.
  package var description: String { "OAuthSigner(hidden)" }
}
