/// Remembers the tokens that were given out, and the nonces that were used.
struct LoginState {
  /// A login that has begun.
  struct Request {
    let secret: String
    let callback: String
    let verifier: String
    var isAllowed = false
  }

  private(set) var requests: [String: Request] = [:]
  private(set) var tokens: [String: String]
  private var nonces: Set<String> = []
  private var count = 0

  init(_ credentials: FakeCredentials) {
    tokens = [credentials.token: credentials.tokenSecret]
  }

  /// Begins a login and gives its token.
  mutating func begin(callback: String) -> (token: String, request: Request) {
    count += 1
    let digits = (1...3).map { "\(100 + Mix(count, $0, 11).below(900))" }
    let request = Request(
      secret: Mix(count, 12).secret, callback: callback, verifier: digits.joined(separator: "-"))
    let token = "72157000000000002-\(Mix(count, 13).secret)"
    requests[token] = request
    return (token, request)
  }

  /// Lets the member say yes.
  mutating func allow(_ token: String) -> Request? {
    requests[token]?.isAllowed = true
    return requests[token]
  }

  /// Ends a login and gives the token that stays.
  mutating func finish(_ token: String) -> (token: String, secret: String) {
    requests[token] = nil
    count += 1
    let made = ("72157000000000003-\(Mix(count, 14).secret)", Mix(count, 15).secret)
    tokens[made.0] = made.1
    return made
  }

  /// Makes all tokens void, as the member can on the web.
  mutating func revoke() {
    tokens = [:]
    requests = [:]
  }

  /// Takes note of a nonce; false when it was used before.
  mutating func use(_ nonce: String, _ timestamp: String) -> Bool {
    nonces.insert("\(timestamp) \(nonce)").inserted
  }
}
