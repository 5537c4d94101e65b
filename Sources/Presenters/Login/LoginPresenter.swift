package import GalleryModel

/// Leads through a login: shows the address, takes the code, shows whose account it is.
package final class LoginPresenter {
  private let model: AccountModel
  private weak let view: (any LoginView)?

  /// Shows an account in a view, which is held weakly.
  package init(model: AccountModel, view: any LoginView) {
    self.model = model
    self.view = view
  }

  /// Tells whether there is nothing more to type.
  package var isDone: Bool { model.credentials != nil }

  /// Begins the login and shows where to say yes.
  ///
  /// - Throws: What the model throws.
  package func begin() async throws {
    try await model.begin()
    askForCode(isAgain: false)
  }

  /// Hands what was typed to the model; what cannot be a code is asked for again.
  ///
  /// - Throws: What the model throws: a wrong code ends the login.
  package func submit(_ typed: String) async throws {
    guard let code = LoginCode(typed: typed) else { return askForCode(isAgain: true) }
    view?.show(.verifying)
    try await model.verify(code)
    guard let credentials = model.credentials else { return }
    view?.show(
      .loggedIn(
        username: credentials.username, member: credentials.member?.rawValue ?? ""))
  }

  private func askForCode(isAgain: Bool) {
    guard let address = model.address else { return }
    view?.show(.askingForCode(address: address, isAgain: isAgain))
  }
}
