import Synchronization
package import WebServer

/// Plays Flickr on a loopback port: the API, feeds, images and logins of a made-up world.
///
/// It is deterministic, and goes wrong only where it is told to. It stops when let go.
package final class FakeFlickr: Sendable {
  /// The key, secret and token it accepts.
  package let credentials: FakeCredentials

  private let state: FakeState
  private let server: WebServer

  /// Starts a fake Flickr, on any free port unless told otherwise.
  ///
  /// - Throws: ``WebServerError`` when the port cannot be listened on.
  package init(
    _ options: WorldOptions = WorldOptions(), faults: [FaultRule] = [],
    credentials: FakeCredentials = .standard, port: Int = 0
  ) throws(WebServerError) {
    let state = FakeState(options: options, faults: faults, credentials: credentials)
    let router = Router(state: state, credentials: credentials)
    self.credentials = credentials
    self.state = state
    server = try WebServer(port: port) { router.respond(to: $0) }
  }

  /// The root of the server, with a slash at the end.
  package var url: String { server.url }
  /// What to set `FLICKR_API_URL` to.
  package var apiURL: String { url + "services/rest/" }
  /// What to set `FLICKR_FEED_URL` to.
  package var feedURL: String { url + "services/feeds/" }
  /// What to set `FLICKR_OAUTH_URL` to.
  package var oauthURL: String { url + "services/oauth/" }

  /// Every request so far, in the order of arrival.
  package var calls: [FakeCall] { state.calls.withLock { $0 } }

  /// The calls of one method so far.
  package func calls(of method: String) -> [FakeCall] { calls.filter { $0.method == method } }

  /// Forgets the requests so far.
  package func forgetCalls() { state.calls.withLock { $0 = [] } }

  /// Does something once, as soon as the requests so far are such as these.
  ///
  /// It is done on the thread of the request that made them so, before that is answered, or at once:
  /// so it comes in time however busy the machine is.
  package func when(
    _ isDue: @escaping @Sendable ([FakeCall]) -> Bool, do act: @escaping @Sendable () -> Void
  ) {
    state.appointments.withLock { $0.append(Appointment(isDue: isDue, act: act)) }
    state.keepAppointments()
  }

  /// Waits until the requests so far are such as these.
  package func wait(until isDue: @escaping @Sendable ([FakeCall]) -> Bool) async {
    await withCheckedContinuation { waiting in when(isDue) { waiting.resume() } }
  }

  /// Makes more go wrong; rules that were there before count first.
  package func add(_ rule: FaultRule) { state.plan.withLock { $0.add(rule) } }

  /// Lets nothing go wrong any more.
  package func clearFaults() { state.plan.withLock { $0 = FaultPlan() } }

  /// The world as it is now.
  package var world: World { state.currentWorld }

  /// Changes the world, as members do between two visits.
  package func update(_ change: (inout World) -> Void) { state.world.withLock { change(&$0) } }

  /// Lets the member say yes to a login, and gives the code that the page would show.
  ///
  /// Nothing comes back for a token that no login has.
  package func authorize(_ requestToken: String) -> String? {
    state.login.withLock { $0.allow(requestToken)?.verifier }
  }

  /// The tokens of logins that have begun and not ended.
  package var openLogins: [String] { state.login.withLock { $0.requests.keys.sorted() } }

  /// Makes all tokens void, as a member can on the web.
  package func revokeTokens() { state.login.withLock { $0.revoke() } }

  /// Stops; every connection is closed.
  package func stop() { server.stop() }
}
