/// What a login shows.
package enum LoginPage: Equatable, Sendable {
  /// The address to open and the wish for the code; `isAgain` after something that is no code.
  case askingForCode(address: String, isAgain: Bool)
  /// The code is with Flickr.
  case verifying
  /// It is done.
  case loggedIn(username: String, member: String)
}
