import Arguments
import Foundation
import Presenters
import Publishing

/// Sets a gallery up: writes its configuration, and a job that builds it every night.
struct InitCommand {
  let arguments: ParsedCommand
  let surroundings: Surroundings
  let console: Console

  /// Asks what the options leave open, and writes files that are not there yet.
  ///
  /// With `--what` nothing is asked.
  /// - Throws: ``InitError``; then nothing was written, unless the disk failed.
  func run() async throws {
    var answers = try given()
    if answers[.what] == nil { answers = try await ask(answers) }
    let automation = answers[.automation].flatMap(Automation.init)
    if let automation { answers[.target] = answers[.target] ?? automation.usualTarget }
    var files = [ConfigurationFlags.defaultFile: GalleryFileText(answers: answers).text]
    if let automation { files[automation.path] = WorkflowText(automation: automation).text }
    let present = files.keys.filter(isThere).sorted()
    guard present.isEmpty else { throw InitError.present(present) }
    if isThere(Self.ignoreFile) {
      console.note(Wording.ignoreFileThere)
    } else {
      files[Self.ignoreFile] = "site/\n.flickr-gallery/\n"
    }
    for (path, text) in files.sorted(by: { $0.key < $1.key }) { try write(text, to: path) }
    console.summary(Wording.setUp(files.keys.sorted(), automation))
  }

  private static let ignoreFile = ".gitignore"

  /// The answers that the options give.
  private func given() throws(InitError) -> [SetupQuestion: String] {
    var answers: [SetupQuestion: String] = [:]
    answers[.what] = arguments[InitFlags.what]
    answers[.title] = arguments[BuildFlags.title]
    answers[.baseURL] = arguments[BuildFlags.baseURL]
    answers[.target] = arguments[InitFlags.publish]
    answers[.automation] = arguments[InitFlags.automation]?.rawValue
    for (question, option) in [(SetupQuestion.what, "--what"), (.target, "--publish")] {
      if let answer = answers[question], let objection = Self.objection(question, answer) {
        throw .refused(option: option, objection: objection)
      }
    }
    return answers
  }

  private func ask(_ given: [SetupQuestion: String]) async throws -> [SetupQuestion: String] {
    let view = TerminalSetupView(console: console)
    let presenter = SetupPresenter(view: view, answers: given, objection: Self.objection)
    var lines = InputLines()
    presenter.begin()
    while !presenter.isDone {
      guard let line = try await lines.next() else { throw InitError.noAnswer }
      presenter.submit(line)
    }
    withExtendedLifetime(view) {}
    return presenter.answers
  }

  private static func objection(_ question: SetupQuestion, _ answer: String) -> String? {
    switch question {
    case .what:
      failure { () throws in
        // With a key at hand, as it will be.
        let surroundings = Surroundings(
          environment: ["FLICKR_API_KEY": "key"], isTerminal: false, columns: 80, cores: 1)
        _ = try What([answer], in: surroundings)
      }
    case .title: nil
    case .baseURL: ValueRule.webAddress.objection(to: answer).map { "'\(answer)' \($0)." }
    case .target:
      TargetSecrets.of(answer).isEmpty
        ? failure { () throws in _ = try PublishTarget(answer) } : Wording.secretInTarget
    case .automation:
      Automation(rawValue: answer) == nil
        ? "'\(answer)' is neither github, gitlab nor forgejo." : nil
    }
  }

  private static func failure(_ attempt: () throws -> Void) -> String? {
    switch Result(catching: attempt) {
    case .success: nil
    case .failure(let error): "\(error)"
    }
  }

  private func isThere(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  /// Writes a file that nobody else may have made meanwhile.
  private func write(_ text: String, to path: String) throws(InitError) {
    let url = URL(filePath: path)
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url, options: .withoutOverwriting)
    } catch {
      throw .unwritable(path, reason: error.localizedDescription)
    }
  }
}
