private import CMicroHTTPD

#if canImport(Glibc)
  private import Glibc
#elseif canImport(Darwin)
  private import Darwin
#endif

/// Owns a running libmicrohttpd server: it stops when this value ends.
@safe struct Daemon: ~Copyable {
  /// The port it really listens on.
  let port: Int

  private let handle: OpaquePointer
  private let exchange: Exchange

  init(host: String, port: Int, exchange: Exchange) throws(WebServerError) {
    guard let number = UInt16(exactly: port) else { throw .badPort(port) }
    var code: Int32 = 0
    // The callbacks borrow the exchange, which this value holds until the server has stopped.
    let context = unsafe Unmanaged.passUnretained(exchange).toOpaque()
    let started = unsafe gallery_httpd_start(
      host, number, UInt32(exchange.limits.connections), UInt32(exchange.limits.idleSeconds),
      context, requestArrived, targetArrived, connectionChanged, &code)
    guard let started = unsafe started else {
      if code == EINVAL { throw .badHost(host) }
      throw .cannotListen(host: host, port: port, reason: unsafe String(cString: strerror(code)))
    }
    unsafe self.handle = started
    self.exchange = exchange
    self.port = unsafe Int(gallery_httpd_port(started))
  }

  deinit {
    exchange.stopSignal.raise()
    unsafe MHD_stop_daemon(handle)
  }
}
