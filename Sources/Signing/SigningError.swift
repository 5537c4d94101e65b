/// Says why a request could not be signed.
package enum SigningError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The address has no scheme or no host.
  case badURL(String)
  /// The cryptographic library refused, as it does where SHA-1 is switched off.
  case unavailable

  /// Names what failed, and the way out.
  package var description: String {
    switch self {
    case .badURL(let url):
      "cannot sign a request to '\(url)': the address must begin with https:// and a host"
    case .unavailable:
      "cannot sign: OpenSSL refuses HMAC-SHA1, which Flickr requires; see its configuration "
        + "(a FIPS mode switches SHA-1 off)"
    }
  }
}
