import Presenters

/// Shows a login as lines on a terminal.
final class TerminalLoginView: LoginView {
  private let console: Console
  private let path: String

  /// Prints on a console; the path is where the login will be.
  init(console: Console, path: String) {
    self.console = console
    self.path = path
  }

  func show(_ page: LoginPage) {
    switch page {
    case .askingForCode(_, isAgain: true): console.note(Wording.codeAgain)
    case .askingForCode(let address, isAgain: false):
      console.note(Wording.typeCode)
      console.result(address)
    case .verifying: console.detail(Wording.verifyingCode)
    case .loggedIn(let username, let member):
      console.summary(Wording.loggedIn(username: username, member: member, path: path))
    }
  }
}
