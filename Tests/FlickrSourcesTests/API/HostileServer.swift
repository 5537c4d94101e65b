import Foundation
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Answers each request on a loopback port with bytes of a test's own, well formed or not.
final class HostileServer: Sendable {
  /// Writes an answer: calls its argument with pieces until that says that nobody listens any more.
  typealias Script = @Sendable (_ write: ([UInt8]) -> Bool) -> Void

  struct Failed: Error {}

  let port: Int
  private let listener: Int32
  private let accepted: Mutex<Int>

  /// How many connections came.
  var connectionCount: Int { accepted.withLock { $0 } }

  var url: String { "http://127.0.0.1:\(port)/" }

  init(_ script: @escaping Script) throws {
    signal(SIGPIPE, SIG_IGN)
    #if canImport(Glibc)
      let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      let listener = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isListening = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { socketAddress in
        bind(listener, socketAddress, length) == 0 && listen(listener, 16) == 0
          && getsockname(listener, socketAddress, &length) == 0
      }
    }
    guard isListening else { throw Failed() }
    self.listener = listener
    port = Int(UInt16(bigEndian: address.sin_port))
    accepted = Mutex(0)
    Thread.detachNewThread { [self] in serve(script) }
  }

  /// Ends the server; connections that are open end with their scripts.
  func stop() {
    shutdown(listener, Int32(SHUT_RDWR))
    close(listener)
  }

  private func serve(_ script: @escaping Script) {
    while true {
      let connection = accept(listener, nil, nil)
      guard connection >= 0 else { return }
      accepted.withLock { $0 += 1 }
      Thread.detachNewThread {
        var request = [UInt8](repeating: 0, count: 8192)
        _ = recv(connection, &request, request.count, 0)
        script { bytes in Self.write(bytes, to: connection) }
        close(connection)
      }
    }
  }

  private static func write(_ bytes: [UInt8], to connection: Int32) -> Bool {
    var start = 0
    while start < bytes.count {
      let count = bytes[start...].withUnsafeBytes { send(connection, $0.baseAddress, $0.count, 0) }
      guard count > 0 else { return false }
      start += count
    }
    return true
  }
}
