/// Tells the time and waits, so that tests need no time at all.
package struct Timekeeper: Sendable {
  /// The time since some fixed moment; never runs backwards.
  package let now: @Sendable () -> Duration
  /// Waits, or throws when the task is cancelled.
  package let wait: @Sendable (Duration) async throws -> Void
  /// Gives a number from 0 up to 1, different each time.
  package let chance: @Sendable () -> Double

  /// Makes a timekeeper of one's own.
  package init(
    now: @escaping @Sendable () -> Duration,
    wait: @escaping @Sendable (Duration) async throws -> Void,
    chance: @escaping @Sendable () -> Double
  ) {
    self.now = now
    self.wait = wait
    self.chance = chance
  }

  /// Follows the machine's clock.
  package static func system() -> Timekeeper {
    let start = ContinuousClock.now
    return Timekeeper(
      now: { ContinuousClock.now - start }, wait: { try await Task.sleep(for: $0) },
      chance: { Double.random(in: 0..<1) })
  }
}
