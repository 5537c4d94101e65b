import Foundation

/// Turns the first request to stop into an orderly end, and the second into an immediate one.
///
/// Requests are the signals SIGINT (Control-C) and SIGTERM. Valid as long as it lives.
final class Interrupt {
  private let sources: [any DispatchSourceSignal]

  /// Begins to listen.
  init(_ action: @escaping @Sendable () -> Void) {
    sources = [SIGINT, SIGTERM].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number)
      source.setEventHandler {
        signal(SIGINT, SIG_DFL)
        signal(SIGTERM, SIG_DFL)
        action()
      }
      source.resume()
      return source
    }
  }

  deinit {
    for source in sources { source.cancel() }
  }
}
