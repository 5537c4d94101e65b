import Synchronization
import WebServer

/// Leads each request to the host that answers it, and lets faults strike on the way.
struct Router: Sendable {
  let state: FakeState
  let credentials: FakeCredentials

  private static let secrets: Set<String> = [
    "api_key", "oauth_consumer_key", "oauth_token", "oauth_signature", "oauth_nonce",
    "oauth_timestamp", "oauth_verifier", "oauth_version", "oauth_signature_method", "method",
  ]

  func respond(to request: WebRequest) -> WebResponse {
    if request.path == "/calls" { return WebResponse(text: state.callList) }
    let parameters = Dictionary(
      (request.queryItems + request.formItems).map { ($0.name, $0.value) },
      uniquingKeysWith: { first, _ in first })
    let call = record(of: request, parameters)
    let (number, fault) = state.arrive(call)
    var response = answer(request, call: call, parameters, fault: fault)
    if let fault { response = FaultEffect.apply(fault, to: response, isAPI: call.kind == .api) }
    state.answered(number, status: response.status)
    return response
  }

  private func record(of request: WebRequest, _ parameters: [String: String]) -> FakeCall {
    let kind: FakeCall.Kind =
      switch request.path {
      case "/services/rest/", "/services/rest": .api
      case _ where request.path.hasPrefix("/images/"): .image
      case _ where request.path.hasPrefix("/services/feeds/"): .feed
      case _ where request.path.hasPrefix("/services/oauth/"): .login
      default: .other
      }
    return FakeCall(
      kind: kind, method: kind == .api ? parameters["method"] ?? "" : request.path,
      parameters: parameters.filter { !Self.secrets.contains($0.key) },
      isSigned: parameters["oauth_signature"] != nil || request.headers["Authorization"] != nil,
      carriesCredentials: credentials.areIn(request), userAgent: request.headers["User-Agent"] ?? ""
    )
  }

  private func answer(
    _ request: WebRequest, call: FakeCall, _ parameters: [String: String], fault: Fault?
  ) -> WebResponse {
    let origin = "http://\(request.headers["Host"] ?? "127.0.0.1")/"
    let world = state.currentWorld
    switch call.kind {
    case .api: return callMethod(request, parameters, origin: origin, world: world, fault: fault)
    case .image: return ImageHost(world: world).response(to: request.path)
    case .feed:
      return FeedHost(world: world, origin: origin).response(to: request.path, parameters)
    case .login:
      return state.login.withLock { login in
        loginHost.response(to: request, origin: origin, state: &login)
      }
    case .other: return WebResponse(status: 404, text: "There is nothing here.\n")
    }
  }

  /// All tokens are the first member's.
  private var loginHost: LoginHost {
    LoginHost(credentials: credentials, member: FakeOwner(number: 0))
  }

  private func callMethod(
    _ request: WebRequest, _ parameters: [String: String], origin: String, world: World,
    fault: Fault?
  ) -> WebResponse {
    let signed = SignedRequest(request, origin: origin)
    if let signed {
      let refusal = state.login.withLock { loginHost.refusal(of: signed, state: &$0) }
      if let refusal { return refusal }
    }
    return APIHost(credentials: credentials).response(
      to: parameters, viewer: signed == nil ? nil : loginHost.member, origin: origin,
      world: world, fault: fault)
  }
}
