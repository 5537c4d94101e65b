import Synchronization

/// Counts how often it was asked.
final class CallCounter: Sendable {
  private let calls = Mutex(0)

  func next() -> Int {
    calls.withLock { calls in
      calls += 1
      return calls
    }
  }
}
