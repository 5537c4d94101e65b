import Foundation
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Gathers the bodies of answers as they come, and breaks off those that never end.
///
/// The system's own waiting ends with silence only, and holds everything in memory until then. Bodies
/// count as they are unpacked, so that a small one cannot swell.
final class BodyCollector: NSObject, URLSessionDataDelegate {
  private struct Exchange {
    let waiting: CheckedContinuation<(Data, URLResponse?), any Error>
    var body = Data()
    var redirectCount = 0
    var breach: Breach?

    /// Adds a piece, unless the answer is too long.
    ///
    /// - Returns: Whether it has become so with this piece.
    mutating func take(_ data: Data, _ longestBody: Int) -> Bool {
      guard breach == nil else { return false }
      guard data.count > longestBody - body.count else {
        body.append(data)
        return false
      }
      body = Data()
      breach = .length(limit: longestBody)
      return true
    }

    /// Notes that it takes too long, unless something else is wrong already.
    mutating func expire(_ longestTime: Duration) { breach = breach ?? .time(limit: longestTime) }

    /// Counts a redirection, unless there were too many.
    mutating func redirect() -> Bool {
      redirectCount += 1
      return redirectCount <= RedirectRule.longestChain
    }
  }

  /// Says what an answer has too much of.
  enum Breach: Error, CustomStringConvertible {
    case length(limit: Int)
    case time(limit: Duration)

    /// What is wrong, in words.
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
    let alarm = Task {
      try await Task.sleep(for: longestTime)
      exchanges.withLock { $0[task.taskIdentifier]?.expire(longestTime) }
      task.cancel()
    }
    defer { alarm.cancel() }
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
    let hasBroken = exchanges.withLock { exchanges in
      exchanges[dataTask.taskIdentifier]?.take(data, longestBody) == true
    }
    // Once is enough: pieces that are on their way still come, and each cancellation takes its time.
    if hasBroken { dataTask.cancel() }
  }

  /// Follows where ``RedirectRule`` allows it; else the redirection itself is the answer.
  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping (URLRequest?) -> Void
  ) {
    let isAllowed =
      RedirectRule.allows(from: response.url, to: request.url)
      && exchanges.withLock { $0[task.taskIdentifier]?.redirect() == true }
    completionHandler(isAllowed ? request : nil)
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
