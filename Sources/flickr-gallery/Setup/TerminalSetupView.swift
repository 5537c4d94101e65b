import Presenters

/// Shows questions as lines on a terminal.
final class TerminalSetupView: SetupView {
  private let console: Console

  /// Prints on a console.
  init(console: Console) { self.console = console }

  func show(_ page: SetupPage) {
    guard case .asking(let question, let objection) = page else { return }
    if let objection { console.warning(objection) }
    console.note(Wording.question(question))
  }
}
