import Arguments
import FlickrSources
import GalleryModel
import Presenters

/// Logs a member in, and keeps the login.
struct LoginCommand {
  let arguments: ParsedCommand
  let surroundings: Surroundings
  let console: Console

  /// Shows the address to open, and reads lines until one of them ends the login.
  ///
  /// - Throws: ``CommandError`` without a key, a secret, a home or a code; what the login throws.
  func run() async throws {
    let account = Account(surroundings)
    guard let key = account.key else { throw CommandError.noSecret(variable: "FLICKR_API_KEY") }
    guard let secret = account.secret else {
      throw CommandError.noSecret(variable: "FLICKR_API_SECRET")
    }
    guard let file = account.file else { throw CommandError.noHome }
    let hosts = try FlickrHosts(
      api: arguments[BuildFlags.apiURL], logins: arguments[LoginFlags.oauthURL], in: surroundings)
    let server = FlickrAccountServer(
      key: key, secret: secret, logins: hosts.logins, api: hosts.api,
      userAgent: "\(FlickrGallery.name)/\(FlickrGallery.version)",
      transport: TellingTransport(inner: SessionTransport(), console: console))
    let view = TerminalLoginView(console: console, path: file.path)
    let model = AccountModel(server: server, store: file)
    try await run(LoginPresenter(model: model, view: view))
    withExtendedLifetime(view) {}
  }

  private func run(_ presenter: LoginPresenter) async throws {
    var lines = InputLines()
    try await presenter.begin()
    while !presenter.isDone {
      guard let line = try await lines.next() else { throw CommandError.noCode }
      try await presenter.submit(line)
    }
  }
}
