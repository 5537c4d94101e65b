import Foundation
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Gathers the bodies of answers as they come, and breaks off those that never end.
///
/// The system's own waiting ends with silence only, and holds everything in memory until then.
final class BodyCollector: NSObject, URLSessionDataDelegate {
  private struct Exchange {
    let waiting: CheckedContinuation<(Data, URLResponse?), any Error>
    let start = ContinuousClock.now
    var body = Data()
    var breach: Breach?

    /// Adds a piece, unless the answer has too much of something then.
    mutating func take(_ data: Data, _ longestBody: Int, _ longestTime: Duration) -> Bool {
      if data.count > longestBody - body.count {
        breach = .length(limit: longestBody)
      } else if ContinuousClock.now - start > longestTime {
        breach = .time(limit: longestTime)
      }
      if breach == nil { body.append(data) } else { body = Data() }
      return breach == nil
    }
  }

  /// Says what an answer has too much of.
  enum Breach: Error, CustomStringConvertible {
    case length(limit: Int)
    case time(limit: Duration)

    var description: String {
      switch self {
      case .length(let limit): "its answer is longer than \(limit) bytes"
      case .time(let limit): "its answer takes longer than \(limit)"
      }
    }
  }

  private let exchanges = Mutex<[Int: Exchange]>([:])
  private let longestBody: Int
  private let longestTime: Duration

  /// Sets how many bytes a body may have, and how long it may take.
  init(longestBody: Int, longestTime: Duration) {
    self.longestBody = longestBody
    self.longestTime = longestTime
  }

  /// Sends a request over a session whose delegate this is, and waits for the whole answer.
  ///
  /// - Throws: `Breach`, and what the system says.
  func fetch(_ message: URLRequest, over session: URLSession) async throws -> (Data, URLResponse?) {
    let task = session.dataTask(with: message)
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { waiting in
        exchanges.withLock { $0[task.taskIdentifier] = Exchange(waiting: waiting) }
        task.resume()
      }
    } onCancel: {
      task.cancel()
    }
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let isBroken = exchanges.withLock { exchanges in
      exchanges[dataTask.taskIdentifier]?.take(data, longestBody, longestTime) == false
    }
    if isBroken { dataTask.cancel() }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    let exchange = exchanges.withLock { $0.removeValue(forKey: task.taskIdentifier) }
    guard let exchange else { return }
    if let fault = exchange.breach ?? error {
      exchange.waiting.resume(throwing: fault)
    } else {
      exchange.waiting.resume(returning: (exchange.body, task.response))
    }
  }
}
