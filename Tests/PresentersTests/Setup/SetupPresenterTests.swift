import Presenters
import Testing

@Suite struct SetupPresenterTests {
  private final class Recorder: SetupView {
    var pages: [SetupPage] = []
    func show(_ page: SetupPage) { pages.append(page) }
  }

  @Test("Questions come one after the other; known ones are not asked, wrong answers asked again")
  func questions() {
    let view = Recorder()
    let presenter = SetupPresenter(view: view, answers: [.automation: "github"]) { question, text in
      question == .what && text == "nonsense" ? "it is none" : nil
    }
    presenter.begin()
    for line in ["", "nonsense", "  explore \t", "", "https://a.example/", "", "late"] {
      presenter.submit(line)
    }
    #expect(
      view.pages == [
        .asking(.what, objection: nil), .asking(.what, objection: nil),
        .asking(.what, objection: "it is none"), .asking(.title, objection: nil),
        .asking(.baseURL, objection: nil), .asking(.target, objection: nil), .complete,
      ])
    #expect(presenter.isDone)
    #expect(
      presenter.answers == [
        .automation: "github", .what: "explore", .baseURL: "https://a.example/",
      ])
  }
}
