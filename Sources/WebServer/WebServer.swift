private import Synchronization

/// Answers HTTP/1.1 requests on one address, until it is stopped or let go.
///
/// Every connection has its own thread, on which the handler runs: it may wait, and several run
/// at once. Connections are kept alive. The handler must not hold the server.
package final class WebServer: Sendable {
  /// The numeric address it listens on.
  package let host: String
  /// The port it really listens on.
  package let port: Int

  private let daemon: Mutex<Daemon?>

  /// Starts to listen, on the loopback address and any free port unless told otherwise.
  ///
  /// - Throws: ``WebServerError`` when the address cannot be listened on.
  package init(
    port: Int = 0, host: String = "127.0.0.1", limits: WebServerLimits = WebServerLimits(),
    handler: @escaping @Sendable (WebRequest) -> WebResponse
  ) throws(WebServerError) {
    self.host = host == "localhost" ? "127.0.0.1" : host
    let exchange = Exchange(limits: limits, handler: handler)
    let daemon = try Daemon(host: self.host, port: port, exchange: exchange)
    self.port = daemon.port
    self.daemon = Mutex(daemon)
  }

  /// The address of the server's root, which ends with a slash.
  package var url: String {
    "http://\(host.contains(":") ? "[\(host)]" : host):\(port)/"
  }

  /// Closes every connection and waits until no handler runs any more; does nothing when done.
  ///
  /// Must not be called by a handler, which would wait for itself.
  package func stop() {
    let stopped = daemon.withLock { $0.take() }
    _ = consume stopped
  }
}
