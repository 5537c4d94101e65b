/// Says how a response reaches its client: whole, or broken in a way that networks break.
package enum WebDelivery: Sendable, Equatable {
  /// Sends all of it.
  case whole
  /// Declares the whole length, sends only so many bytes of the body, then closes.
  case truncated(after: Int)
  /// Sends so many bytes of the body, then nothing for a while, then closes.
  case stalled(after: Int, for: Duration)
  /// Closes the connection without a word.
  case closed
  /// Resets the connection without a word.
  case reset
}
