import Synchronization

@testable import FlickrSources

/// A clock that stands still except when somebody waits.
final class VirtualTime: Sendable {
  private let elapsed = Mutex(Duration.zero)
  private let pauses = Mutex<[Duration]>([])

  /// What has passed since the start.
  var now: Duration { elapsed.withLock { $0 } }

  /// Every wait so far.
  var waits: [Duration] { pauses.withLock { $0 } }

  func keeper(chance: Double = 0.5) -> Timekeeper {
    Timekeeper(
      now: { self.now },
      wait: { pause in
        self.elapsed.withLock { $0 += pause }
        self.pauses.withLock { $0.append(pause) }
      }, chance: { chance })
  }
}
