/// Keeps a login from one run to the next: the seam between the account and the disk.
package protocol AccountStore: Sendable {
  /// Keeps a login in place of the one before.
  func save(_ credentials: Credentials) throws
}
