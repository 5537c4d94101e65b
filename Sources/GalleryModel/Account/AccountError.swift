/// Says why a login cannot go on.
package enum AccountError: Error, Sendable, Equatable, CustomStringConvertible {
  /// A code came before the login began.
  case notBegun
  /// The login was given for one member and answers for another.
  case otherMember

  /// Names what failed, and the way out.
  package var description: String {
    switch self {
    case .notBegun: "no login has begun: begin one before giving a code"
    case .otherMember:
      "Flickr gave a login for one member that answers for another; nothing was saved, log in again"
    }
  }
}
