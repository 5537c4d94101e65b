import Dispatch
import Synchronization

/// Lets browsers wait for the next version of a site.
package final class ChangeBell: Sendable {
  private struct State {
    var version = 1
    var isOver = false
    var waiting: [Int: DispatchSemaphore] = [:]
    var nextWaiter = 0
  }

  private let state = Mutex(State())

  /// Begins with the first version.
  package init() {}

  /// The version that is there.
  package var version: Int { state.withLock { $0.version } }

  /// Tells everyone who waits that there is another version.
  package func ring() {
    state.withLock { state in
      state.version += 1
      Self.wake(&state)
    }
  }

  /// Lets everyone go for good.
  package func end() {
    state.withLock { state in
      state.isOver = true
      Self.wake(&state)
    }
  }

  /// Waits until the version is another one, or that long, and gives the version.
  func wait(since version: Int, atMost duration: Duration) -> Int {
    let semaphore = DispatchSemaphore(value: 0)
    let waiter: Int? = state.withLock { state in
      guard state.version == version, !state.isOver else { return nil }
      state.nextWaiter += 1
      state.waiting[state.nextWaiter] = semaphore
      return state.nextWaiter
    }
    if let waiter {
      let milliseconds = Int(duration / .milliseconds(1))
      _ = semaphore.wait(timeout: .now() + .milliseconds(milliseconds))
      state.withLock { $0.waiting[waiter] = nil }
    }
    return self.version
  }

  private static func wake(_ state: inout State) {
    for semaphore in state.waiting.values { semaphore.signal() }
    state.waiting = [:]
  }
}
