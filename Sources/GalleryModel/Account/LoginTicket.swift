/// Holds a login that has begun: where to say yes, and what proves that it is the same login.
package struct LoginTicket: Sendable, Equatable, CustomStringConvertible,
  CustomDebugStringConvertible
{
  /// The address that the member opens to say yes and see the code.
  package let address: String
  /// The token of this login alone.
  package let token: String
  /// That token's secret.
  package let tokenSecret: String

  /// Collects what a server gave.
  package init(address: String, token: String, tokenSecret: String) {
    self.address = address
    self.token = token
    self.tokenSecret = tokenSecret
  }

  /// Says what it is and nothing more.
  package var description: String { "LoginTicket(hidden)" }
  /// Says what it is and nothing more.
  package var debugDescription: String { description }
}
