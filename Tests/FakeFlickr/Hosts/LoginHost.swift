import Signing
import WebServer

/// Answers `/services/oauth/`, and checks the signatures of calls.
struct LoginHost {
  let credentials: FakeCredentials
  let member: FakeOwner

  func response(to request: WebRequest, origin: String, state: inout LoginState) -> WebResponse {
    switch request.path {
    case "/services/oauth/authorize": return authorize(request, &state)
    case "/services/oauth/request_token":
      return signed(request, origin, &state, secret: { _, _ in "" }, answer: requestToken)
    case "/services/oauth/access_token":
      let secret = { (token: String?, state: LoginState) in
        token.flatMap { state.requests[$0]?.secret }
      }
      return signed(request, origin, &state, secret: secret, answer: accessToken)
    default: return WebResponse(status: 404, text: "There is no such step.\n")
    }
  }

  /// Checks a signed call of a method: nothing where it is good.
  func refusal(of request: SignedRequest, state: inout LoginState) -> WebResponse? {
    check(request, &state) { token, state in token.flatMap { state.tokens[$0] } }
  }

  private typealias Secret = (String?, LoginState) -> String?

  private func signed(
    _ request: WebRequest, _ origin: String, _ state: inout LoginState, secret: Secret,
    answer: (SignedRequest, inout LoginState) -> WebResponse
  ) -> WebResponse {
    guard let signed = SignedRequest(request, origin: origin) else {
      return Self.absent("oauth_signature")
    }
    return check(signed, &state, secret: secret) ?? answer(signed, &state)
  }

  private func check(
    _ request: SignedRequest, _ state: inout LoginState, secret: Secret
  ) -> WebResponse? {
    for name in [
      "oauth_consumer_key", "oauth_nonce", "oauth_timestamp", "oauth_signature_method",
    ] where request[name] == nil {
      return Self.absent(name)
    }
    guard request["oauth_consumer_key"] == credentials.key else {
      return Self.problem("consumer_key_unknown")
    }
    guard request["oauth_signature_method"] == "HMAC-SHA1" else {
      return Self.problem("signature_method_rejected", status: 400)
    }
    guard let tokenSecret = secret(request["oauth_token"], state) else {
      return Self.problem("token_rejected")
    }
    do throws(SigningError) {
      let secrets = OAuthSecrets(consumer: credentials.secret, token: tokenSecret)
      guard try request.isSigned(by: secrets) else {
        let base = PercentEncoding.encode(try request.base().text)
        return Self.problem("signature_invalid&debug_sbs=\(base)")
      }
    } catch {
      return Self.problem("signature_invalid")
    }
    let isNew = state.use(request["oauth_nonce"] ?? "", request["oauth_timestamp"] ?? "")
    return isNew ? nil : Self.problem("nonce_used")
  }

  private func requestToken(_ request: SignedRequest, _ state: inout LoginState) -> WebResponse {
    guard let callback = request["oauth_callback"] else { return Self.absent("oauth_callback") }
    let (token, made) = state.begin(callback: callback)
    return Self.form([
      .init("oauth_callback_confirmed", "true"), .init("oauth_token", token),
      .init("oauth_token_secret", made.secret),
    ])
  }

  private func accessToken(_ request: SignedRequest, _ state: inout LoginState) -> WebResponse {
    guard let token = request["oauth_token"], let login = state.requests[token] else {
      return Self.problem("token_rejected")
    }
    guard let verifier = request["oauth_verifier"] else { return Self.absent("oauth_verifier") }
    guard login.isAllowed, verifier == login.verifier else {
      return Self.problem("verifier_invalid")
    }
    let made = state.finish(token)
    return Self.form([
      .init("fullname", member.realName ?? ""), .init("oauth_token", made.token),
      .init("oauth_token_secret", made.secret), .init("user_nsid", member.nsid),
      .init("username", member.username),
    ])
  }

  /// Says yes for the member at once, and shows the code or leads back with it.
  private func authorize(_ request: WebRequest, _ state: inout LoginState) -> WebResponse {
    guard let token = request.queryValue("oauth_token"), let login = state.allow(token) else {
      return WebResponse(status: 404, text: "There is no such login.\n")
    }
    guard login.callback == "oob" else {
      let back = OAuthParameter.form([
        .init("oauth_token", token), .init("oauth_verifier", login.verifier),
      ])
      let sign = login.callback.contains("?") ? "&" : "?"
      return WebResponse(status: 302, headers: ["Location": login.callback + sign + back])
    }
    return WebResponse(
      text: "<!DOCTYPE html>\n<title>Fake Flickr</title>\n<p>Type this code: "
        + "<code>\(login.verifier)</code></p>\n",
      type: "text/html; charset=utf-8")
  }

  private static func form(_ parameters: [OAuthParameter]) -> WebResponse {
    WebResponse(text: OAuthParameter.form(parameters), type: "text/plain; charset=utf-8")
  }

  private static func problem(_ text: String, status: Int = 401) -> WebResponse {
    WebResponse(status: status, text: "oauth_problem=\(text)")
  }

  private static func absent(_ name: String) -> WebResponse {
    problem("parameter_absent&oauth_parameters_absent=\(name)", status: 400)
  }
}
