package import GalleryModel
import Signing

/// Signs calls for a key and, where there is one, a login; no description shows either.
package struct CallSigner: Sendable, CustomStringConvertible {
  /// Whose login it is, as far as it is known.
  let member: NSID?
  /// What must be in no error: the key's secret, the token and its secret.
  let secrets: [String]
  private let signer: OAuthSigner
  private let moment: SigningMoment

  /// Makes a signer of calls for a member.
  package init(
    key: String, secret: String, credentials: Credentials, moment: SigningMoment = .system
  ) {
    self.init(
      key: key, secret: secret, token: credentials.token, tokenSecret: credentials.tokenSecret,
      member: credentials.member, moment: moment)
  }

  init(
    key: String, secret: String, token: String?, tokenSecret: String, member: NSID? = nil,
    moment: SigningMoment
  ) {
    self.member = member
    secrets = [secret, token ?? "", tokenSecret]
    self.moment = moment
    signer = OAuthSigner(key: key, secret: secret, token: token, tokenSecret: tokenSecret)
  }

  /// Says what it is and nothing more.
  package var description: String { "CallSigner(hidden)" }

  /// Gives all the parameters of a call to an address, signed for this moment.
  func sign(
    _ parameters: [String: String], for endpoint: APIEndpoint
  ) throws(FlickrSourceError) -> [String: String] {
    do throws(SigningError) {
      let signed = try signer.sign(
        method: "GET", url: endpoint.description,
        parameters: parameters.map { OAuthParameter($0.key, $0.value) },
        timestamp: moment.timestamp(), nonce: moment.nonce())
      return parameters.merging(signed.map { ($0.name, $0.value) }) { $1 }
    } catch {
      throw .login(.unsigned(error.description))
    }
  }
}
