/// Decides whether and when a failed call is tried again.
package struct RetryPolicy: Sendable, Hashable {
  /// How often a call is tried at most.
  package var tries: Int
  /// The pause after the first failure; it doubles from try to try.
  package var firstPause: Duration
  /// The longest pause that a server may ask for.
  package var longestPause: Duration

  /// Makes a policy; five tries is what Flickr's own clients do.
  package init(
    tries: Int = 5, firstPause: Duration = .seconds(1), longestPause: Duration = .seconds(600)
  ) {
    self.tries = tries
    self.firstPause = firstPause
    self.longestPause = longestPause
  }

  /// Gives the pause after a failure: half of it fixed, the rest by chance, at least what was asked.
  ///
  /// - Parameters:
  ///   - failures: How often the call has failed, from 1.
  ///   - chance: From 0 up to 1.
  ///   - asked: What the server asks for, if it does.
  /// - Returns: How long to wait.
  package func pause(after failures: Int, chance: Double, asked: Duration?) -> Duration {
    let doubled = firstPause * (1 << min(max(0, failures - 1), 6))
    let random = doubled * (0.5 + chance / 2)
    return max(random, asked ?? .zero)
  }
}
