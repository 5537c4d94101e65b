package import GalleryModel

/// Lets a member in without asking anybody.
package struct ScriptedServer: AccountServer {
  private let answering: String

  /// Makes a server that gives logins of `1@N00`, and says that they are of this member.
  package init(answering: String = "1@N00") { self.answering = answering }

  package func begin() async throws -> LoginTicket {
    LoginTicket(address: "https://flickr.test/authorize", token: "t", tokenSecret: "s")
  }

  package func finish(_ ticket: LoginTicket, code: LoginCode) async throws -> Credentials {
    Credentials(token: "T", tokenSecret: "S", member: NSID("1@N00"), username: "Ann")
  }

  package func member(of credentials: Credentials) async throws -> NSID {
    guard let member = NSID(answering) else { throw AccountError.otherMember }
    return member
  }
}
