/// Asks what a gallery is to be, one question after the other.
package final class SetupPresenter {
  /// The answers so far; those left empty are not among them.
  package private(set) var answers: [SetupQuestion: String]

  private weak let view: (any SetupView)?
  private let objection: (SetupQuestion, String) -> String?
  private var open: ArraySlice<SetupQuestion>

  /// Asks on a view, which is held weakly.
  ///
  /// - Parameters:
  ///   - view: Where questions show.
  ///   - answers: What is known already and not asked.
  ///   - objection: Tells what is wrong with an answer, if anything is.
  package init(
    view: any SetupView, answers: [SetupQuestion: String],
    objection: @escaping (SetupQuestion, String) -> String?
  ) {
    self.view = view
    self.answers = answers
    self.objection = objection
    open = SetupQuestion.allCases.filter { answers[$0] == nil }[...]
  }

  /// Tells whether there is nothing more to type.
  package var isDone: Bool { open.isEmpty }

  /// Shows the first question.
  package func begin() { show() }

  /// Takes a line as the answer to the question that is open, or asks again.
  package func submit(_ typed: String) {
    guard let question = open.first else { return }
    let answer = typed.trimmingPrefix { $0.isWhitespace }.reversed()
      .trimmingPrefix { $0.isWhitespace }
    let text = String(answer.reversed())
    if text.isEmpty, !question.isOptional { return show() }
    if !text.isEmpty {
      if let objection = objection(question, text) { return show(objection) }
      answers[question] = text
    }
    open.removeFirst()
    show()
  }

  private func show(_ objection: String? = nil) {
    view?.show(open.first.map { .asking($0, objection: objection) } ?? .complete)
  }
}
