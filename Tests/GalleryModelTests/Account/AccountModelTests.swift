import GalleryFixtures
import GalleryModel
import Testing

@Suite struct AccountModelTests {
  @Test("A login is saved after the server has said whose it is")
  func saves() async throws {
    let store = RecordingStore()
    let model = AccountModel(server: ScriptedServer(), store: store)
    try await model.begin()
    #expect(model.address == "https://flickr.test/authorize" && model.credentials == nil)
    try await model.verify(try #require(LoginCode(typed: "1")))
    #expect(store.saved.map(\.username) == ["Ann"] && model.credentials == store.saved.first)
    #expect(model.address == nil)
  }

  @Test("A code before the beginning is an error, and nothing is saved")
  func notBegun() async throws {
    let store = RecordingStore()
    let model = AccountModel(server: ScriptedServer(), store: store)
    let code = try #require(LoginCode(typed: "1"))
    await #expect(throws: AccountError.notBegun) { try await model.verify(code) }
    #expect(store.saved.isEmpty)
  }

  @Test("A login that answers for another member is not saved")
  func otherMember() async throws {
    let store = RecordingStore()
    let model = AccountModel(server: ScriptedServer(answering: "2@N00"), store: store)
    try await model.begin()
    let code = try #require(LoginCode(typed: "1"))
    await #expect(throws: AccountError.otherMember) { try await model.verify(code) }
    #expect(store.saved.isEmpty && model.credentials == nil)
  }

  @Test("No description of a login or a ticket shows a token or a secret")
  func hidden() {
    let ticket = LoginTicket(address: "a", token: "t0ken", tokenSecret: "5ecret")
    let login = Credentials(token: "t0ken", tokenSecret: "5ecret")
    for text in ["\(ticket) \(login)", String(reflecting: ticket), String(reflecting: login)] {
      #expect(!text.contains("t0ken") && !text.contains("5ecret"))
    }
  }
}
