/// Holds what a member's login is worth: a token, its secret, and whose they are.
///
/// No description shows the token or its secret.
package struct Credentials: Sendable, Equatable, CustomStringConvertible,
  CustomDebugStringConvertible
{
  /// The token that stands for the permission.
  package let token: String
  /// The token's secret, which signs calls.
  package let tokenSecret: String
  /// Whose login it is; nil where only the token is known.
  package let member: NSID?
  /// The member's name on Flickr; empty where it is not known.
  package let username: String

  /// Collects a login.
  package init(token: String, tokenSecret: String, member: NSID? = nil, username: String = "") {
    self.token = token
    self.tokenSecret = tokenSecret
    self.member = member
    self.username = username
  }

  /// Says whose it is and nothing more.
  package var description: String { "Credentials(\(member?.rawValue ?? "unknown"))" }
  /// Says whose it is and nothing more.
  package var debugDescription: String { description }
}
