import Foundation
package import GalleryModel
import Signing

/// Logs a member in to Flickr, out of band and for reading alone (OAuth 1.0a).
///
/// Source: https://www.flickr.com/services/api/auth.oauth.html
package struct FlickrAccountServer: AccountServer {
  private let key: String
  private let secret: String
  private let logins: APIEndpoint
  private let api: APIEndpoint
  private let userAgent: String
  private let transport: any Transport
  private let time: Timekeeper
  private let retry: RetryPolicy
  private let moment: SigningMoment
  private let courier: Courier

  /// Makes a server for a key and its secret.
  ///
  /// The logins are the folder of `request_token`, `authorize` and `access_token`.
  package init(
    key: String, secret: String, logins: APIEndpoint = .flickrLogins, api: APIEndpoint = .flickr,
    userAgent: String = "flickr-gallery", transport: any Transport = SessionTransport(),
    time: Timekeeper = .system(), retry: RetryPolicy = RetryPolicy(),
    moment: SigningMoment = .system
  ) {
    self.key = key
    self.secret = secret
    self.logins = logins
    self.api = api
    self.userAgent = userAgent
    self.transport = transport
    self.time = time
    self.retry = retry
    self.moment = moment
    courier = Courier(
      userAgent: userAgent, transport: transport, time: time, limiter: RateLimiter(), retry: retry)
  }

  package func begin() async throws -> LoginTicket {
    let answer: [String: String]
    do {
      answer = try await ask(
        "request_token", ["oauth_callback": "oob"], token: nil, tokenSecret: "")
    } catch FlickrSourceError.status(401, _) {
      throw FlickrSourceError.login(.badSignature)
    }
    guard answer["oauth_callback_confirmed"] == "true" else {
      throw garbled("the login is not confirmed")
    }
    let token = try member("oauth_token", of: answer)
    let address = try logins.file("authorize").url(["oauth_token": token, "perms": "read"])
    return LoginTicket(
      address: address.absoluteString, token: token,
      tokenSecret: try member("oauth_token_secret", of: answer))
  }

  package func finish(_ ticket: LoginTicket, code: LoginCode) async throws -> Credentials {
    let answer: [String: String]
    do {
      answer = try await ask(
        "access_token", ["oauth_verifier": code.text], token: ticket.token,
        tokenSecret: ticket.tokenSecret)
    } catch FlickrSourceError.status(401, _) {
      throw FlickrSourceError.login(.wrongCode)
    }
    guard let id = NSID(try member("user_nsid", of: answer)) else {
      throw garbled("the member's number is none")
    }
    return Credentials(
      token: try member("oauth_token", of: answer),
      tokenSecret: try member("oauth_token_secret", of: answer), member: id,
      username: answer["username"] ?? "")
  }

  package func member(of credentials: Credentials) async throws -> NSID {
    let signer = CallSigner(key: key, secret: secret, credentials: credentials, moment: moment)
    let client = try FlickrClient(
      key: key, signer: signer, endpoint: api, userAgent: userAgent, transport: transport,
      time: time, retry: retry)
    return try await client.loggedInMember()
  }

  private func ask(
    _ step: String, _ parameters: [String: String], token: String?, tokenSecret: String
  ) async throws -> [String: String] {
    let endpoint = logins.file(step)
    let signer = CallSigner(
      key: key, secret: secret, token: token, tokenSecret: tokenSecret, moment: moment)
    return try await courier.fetch(
      try endpoint.url(try signer.sign(parameters, for: endpoint)), from: endpoint.authority
    ) { response throws(FlickrSourceError) in
      let form = OAuthParameter.parse(form: String(decoding: response.body, as: UTF8.self))
      let answer = Dictionary(form.map { ($0.name, $0.value) }, uniquingKeysWith: { $1 })
      guard answer["oauth_token"] != nil else {
        throw .garbled(host: endpoint.authority, reason: "the answer holds no token")
      }
      return answer
    }
  }

  private func member(
    _ name: String, of answer: [String: String]
  ) throws(FlickrSourceError) -> String {
    guard let value = answer[name], !value.isEmpty else {
      throw garbled("the answer holds no \(name)")
    }
    return value
  }

  private func garbled(_ reason: String) -> FlickrSourceError {
    .garbled(host: logins.authority, reason: reason)
  }
}
