import Dispatch

/// Lets threads wait for a while, and wakes all of them for good when the server stops.
final class StopSignal: Sendable {
  private let semaphore = DispatchSemaphore(value: 0)

  /// Wakes everyone who waits or will wait.
  func raise() { semaphore.signal() }

  /// Waits that long, or until the signal is raised; tells whether it was.
  func wait(for duration: Duration) -> Bool {
    let (seconds, attoseconds) = duration.components
    let nanoseconds = Int(seconds) * 1_000_000_000 + Int(attoseconds / 1_000_000_000)
    guard semaphore.wait(timeout: .now() + .nanoseconds(nanoseconds)) == .success else {
      return false
    }
    // Handed on, so that one signal wakes everyone.
    semaphore.signal()
    return true
  }
}
