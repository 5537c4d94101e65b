import Synchronization

/// Spreads calls so that every hour stays below Flickr's limit of 3,600 for a key.
///
/// A bucket of tokens: so many calls may follow each other at once, then only as many as run in.
/// Source: Flickr's developer guide.
package final class RateLimiter: Sendable {
  private struct Bucket {
    var tokens: Double
    var filled: Duration
    var heldUntil = Duration.zero
  }

  private let burst: Double
  private let perSecond: Double
  private let bucket: Mutex<Bucket>

  /// Allows so many calls in any hour, so many of them at once.
  package init(callsPerHour: Int = 3500, burst: Int = 100) {
    precondition(burst > 0 && callsPerHour > burst, "a bucket is smaller than an hour's calls")
    self.burst = Double(burst)
    perSecond = Double(callsPerHour - burst) / 3600
    bucket = Mutex(Bucket(tokens: Double(burst), filled: .zero))
  }

  /// Takes a place in the queue.
  ///
  /// - Returns: How long to wait before the call.
  package func reserve(at now: Duration) -> Duration {
    bucket.withLock { bucket in
      let passed = max(0, (now - bucket.filled) / .seconds(1))
      bucket.tokens = min(burst, bucket.tokens + passed * perSecond) - 1
      bucket.filled = max(bucket.filled, now)
      let turn: Duration = bucket.tokens >= 0 ? .zero : .seconds(-bucket.tokens / perSecond)
      return max(turn, bucket.heldUntil - now)
    }
  }

  /// Lets nobody go before a moment that the server asked everybody to wait for.
  func hold(until moment: Duration) {
    bucket.withLock { $0.heldUntil = max($0.heldUntil, moment) }
  }
}
