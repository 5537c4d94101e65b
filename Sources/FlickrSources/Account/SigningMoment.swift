import Foundation

/// Gives what makes each signed call another one: the time and a word used once.
package struct SigningMoment: Sendable {
  /// The seconds since 1970.
  let timestamp: @Sendable () -> Int
  /// A word that was never used before.
  let nonce: @Sendable () -> String

  /// Makes moments of one's own.
  package init(
    timestamp: @escaping @Sendable () -> Int, nonce: @escaping @Sendable () -> String
  ) {
    self.timestamp = timestamp
    self.nonce = nonce
  }

  /// Follows the machine's clock, with words by chance.
  package static let system = SigningMoment(
    timestamp: { Int(Date().timeIntervalSince1970) }, nonce: { UUID().uuidString })
}
