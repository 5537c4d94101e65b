/// Takes a member through a login: the ticket, the code, the proof, the saving.
package final class AccountModel {
  private let server: any AccountServer
  private let store: any AccountStore
  private var ticket: LoginTicket?

  /// Whose account it is, once a login is verified and saved.
  package private(set) var credentials: Credentials?

  /// Makes an account that nobody is logged in to.
  package init(server: any AccountServer, store: any AccountStore) {
    self.server = server
    self.store = store
  }

  /// The address to open, once a login has begun.
  package var address: String? { ticket?.address }

  /// Begins a login; one that had begun before is forgotten.
  ///
  /// - Throws: What the server throws.
  package func begin() async throws {
    ticket = nil
    credentials = nil
    ticket = try await server.begin()
  }

  /// Ends the login, proves that it is good, and saves it.
  ///
  /// Nothing is saved unless all of it went well.
  /// - Throws: ``AccountError`` where no login has begun or another member answers; what the server
  ///   and the store throw.
  package func verify(_ code: LoginCode) async throws {
    guard let ticket else { throw AccountError.notBegun }
    let given = try await server.finish(ticket, code: code)
    let member = try await server.member(of: given)
    guard given.member == nil || given.member == member else { throw AccountError.otherMember }
    let proven = Credentials(
      token: given.token, tokenSecret: given.tokenSecret, member: member,
      username: given.username)
    try store.save(proven)
    self.ticket = nil
    credentials = proven
  }
}
