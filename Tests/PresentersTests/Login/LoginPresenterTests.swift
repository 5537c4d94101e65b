import GalleryFixtures
import GalleryModel
import Presenters
import Testing

@Suite struct LoginPresenterTests {
  private let address = "https://flickr.test/authorize"

  @Test("A login shows the address, then that it asks, then whose it is")
  func wholeLogin() async throws {
    let (view, store) = (RecordingLoginView(), RecordingStore())
    let presenter = LoginPresenter(
      model: AccountModel(server: ScriptedServer(), store: store), view: view)
    try await presenter.begin()
    #expect(!presenter.isDone)
    try await presenter.submit("123 456 789")
    #expect(
      view.pages == [
        .askingForCode(address: address, isAgain: false), .verifying,
        .loggedIn(username: "Ann", member: "1@N00"),
      ])
    #expect(presenter.isDone && store.saved.count == 1)
  }

  @Test("An empty line asks again and sends nothing")
  func emptyLine() async throws {
    let (view, store) = (RecordingLoginView(), RecordingStore())
    let presenter = LoginPresenter(
      model: AccountModel(server: ScriptedServer(), store: store), view: view)
    try await presenter.begin()
    try await presenter.submit("  ")
    #expect(view.pages.last == .askingForCode(address: address, isAgain: true))
    #expect(!presenter.isDone && store.saved.isEmpty)
  }

  @Test("A login that fails is thrown, and no success is shown")
  func failure() async throws {
    let (view, store) = (RecordingLoginView(), RecordingStore())
    let presenter = LoginPresenter(
      model: AccountModel(server: ScriptedServer(answering: "2@N00"), store: store), view: view)
    try await presenter.begin()
    await #expect(throws: AccountError.otherMember) { try await presenter.submit("1") }
    #expect(view.pages.last == .verifying && !presenter.isDone)
  }
}
