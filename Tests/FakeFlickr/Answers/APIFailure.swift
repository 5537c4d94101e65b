/// Holds a failure as the API tells it, under HTTP 200.
package struct APIFailure: Error, Sendable, Equatable {
  /// The number, whose meaning depends on the method below 95.
  package let code: Int
  /// The words, `msg` in XML and `message` in JSON.
  package let message: String

  /// Makes a failure.
  package init(_ code: Int, _ message: String) {
    self.code = code
    self.message = message
  }

  static let userNotFound = APIFailure(1, "User not found")
  static let photoNotFound = APIFailure(1, "Photo not found")
  static let notLoggedIn = APIFailure(
    99, "Insufficient permissions. Method requires read privileges")
}
