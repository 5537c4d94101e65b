/// Lets a member in: the seam between the account and whoever keeps it.
package protocol AccountServer: Sendable {
  /// Begins a login, for reading alone.
  func begin() async throws -> LoginTicket

  /// Ends a login with the code that the member was shown.
  func finish(_ ticket: LoginTicket, code: LoginCode) async throws -> Credentials

  /// Asks whose login it is, which also proves that it is good.
  func member(of credentials: Credentials) async throws -> NSID
}
