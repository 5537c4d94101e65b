/// Says why Flickr does not let a member in, or what is wrong with a saved login.
package enum LoginFault: Hashable, Sendable {
  /// The code is not the one that Flickr showed.
  case wrongCode
  /// The token is not good, or no longer.
  case revoked
  /// The key's secret does not fit the key.
  case badSignature
  /// Flickr does not know the key.
  case unknownKey
  /// The machine's clock is too far from Flickr's.
  case wrongClock
  /// A request could not be signed here.
  case unsigned(String)
  /// Flickr names a reason that is none of the others.
  case other(String)
  /// The saved login cannot be read, or is none.
  case unreadable(String, reason: String)
  /// The login could not be saved, or not be removed.
  case unsaved(String, reason: String)

  /// Reads a refusal; nothing where the answer is none in the manner of OAuth.
  ///
  /// Only the name of the problem is read, because the rest quotes tokens.
  /// Source: the OAuth problem reporting extension.
  init?(refusing response: HTTPResponse) {
    guard (400..<404).contains(response.status), response.body.count < 65_536 else { return nil }
    let words = String(decoding: response.body, as: UTF8.self)
    let parts = words.split { $0 == "&" || $0.isWhitespace }
    let problem = parts.first { $0.hasPrefix("oauth_problem=") }
    guard let name = problem?.dropFirst("oauth_problem=".count) else { return nil }
    self.init(problem: String(name))
  }

  /// Reads the number of a failed call; nothing where it has to do with no login.
  init?(code: Int) {
    switch code {
    case 96, 97: self = .badSignature
    case 98: self = .revoked
    default: return nil
    }
  }

  private init(problem: String) {
    switch problem {
    case "verifier_invalid": self = .wrongCode
    case "token_rejected", "token_expired", "token_revoked", "token_used", "permission_denied",
      "permission_unknown", "user_refused":
      self = .revoked
    case "signature_invalid": self = .badSignature
    case "consumer_key_unknown", "consumer_key_rejected", "consumer_key_refused":
      self = .unknownKey
    case "timestamp_refused": self = .wrongClock
    default:
      let isName = problem.utf8.count <= 40 && problem.allSatisfy { $0 == "_" || $0.isLetter }
      self = .other(isName ? problem : "a reason that cannot be shown")
    }
  }
}

extension LoginFault: CustomStringConvertible {
  package var description: String {
    switch self {
    case .wrongCode:
      "Flickr does not accept the code: run 'flickr-gallery login' again and type the code of the "
        + "page that it names"
    case .revoked:
      "Flickr does not accept the login, or no longer: run 'flickr-gallery login' again, or "
        + "'flickr-gallery logout' to go on without one"
    case .badSignature:
      "Flickr does not accept the signature: check that FLICKR_API_SECRET belongs to FLICKR_API_KEY"
    case .unknownKey: "Flickr does not know the API key: check FLICKR_API_KEY"
    case .wrongClock: "Flickr does not accept the time of the call: set this machine's clock"
    case .unsigned(let reason): reason
    case .other(let problem): "Flickr refuses the login: \(problem)"
    case .unreadable(let path, let reason):
      "\(path): the saved login cannot be read: \(reason); run 'flickr-gallery login' again, or "
        + "'flickr-gallery logout' to go on without one"
    case .unsaved(let path, let reason): "\(path): the login cannot be changed: \(reason)"
    }
  }

  /// What the caller can do about it.
  var kind: FlickrSourceError.Kind {
    switch self {
    case .wrongCode, .revoked: .permission
    case .badSignature, .unknownKey, .unreadable: .configuration
    case .wrongClock, .unsigned, .other, .unsaved: .failed
    }
  }
}
