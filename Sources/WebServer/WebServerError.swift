/// Says why a server could not start.
package enum WebServerError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The host is neither `localhost` nor a numeric address.
  case badHost(String)
  /// The port is outside 0...65535.
  case badPort(Int)
  /// The address is taken, not ours, or not allowed.
  case cannotListen(host: String, port: Int, reason: String)

  /// Names the address, the reason and the way out.
  package var description: String {
    switch self {
    case .badHost(let host):
      "cannot listen on '\(host)': use localhost or a numeric address such as 127.0.0.1 or ::1"
    case .badPort(let port):
      "cannot listen on port \(port): ports go from 0 (any free one) to 65535"
    case .cannotListen(let host, let port, let reason):
      "cannot listen on \(host) port \(port): \(reason); choose another port, or 0 for any free one"
    }
  }
}
