import SiteBuilder
import Testing

@testable import flickr_gallery

@Suite struct ConsoleTests {
  private let recording = Recording()
  private let clock = StillClock()

  private func console(
    _ verbosity: Verbosity = .normal, isTerminal: Bool = false,
    environment: [String: String] = [:]
  ) -> Console {
    let surroundings = Surroundings(
      environment: environment, isTerminal: isTerminal, columns: 80, cores: 2)
    return Console(
      surroundings, verbosity: verbosity, streams: recording.streams, clock: clock)
  }

  @Test("Results go to one stream, everything else to the other")
  func streams() {
    let console = console()
    console.result("result")
    console.note("note")
    console.warning("careful")
    console.error("broken")
    #expect(recording.output == "result\n")
    #expect(recording.errors == "note\nWarning: careful\nError: broken\n")
  }

  @Test("A result that reaches nobody is not forgotten")
  func lostResult() {
    let surroundings = Surroundings(environment: [:], isTerminal: false, columns: 80, cores: 2)
    let console = Console(
      surroundings, streams: Streams(output: { $0.isEmpty }, errors: { _ in }), clock: clock)
    #expect(!console.hasLostResults)
    console.result("result")
    #expect(console.hasLostResults)
  }

  @Test("An error that labels itself gets no second label")
  func labels() {
    let console = console()
    console.error("error: no such thing")
    console.error("grid.mustache:1:2: error: unknown name\n  {{x}}")
    #expect(
      recording.errors
        == "Error: no such thing\ngrid.mustache:1:2: error: unknown name\n  {{x}}\n")
  }

  @Test("Quiet leaves errors and results that were asked for")
  func quiet() {
    let console = console(.quiet)
    console.result("{}")
    console.summary("Wrote it.")
    console.note("note")
    console.warning("careful")
    console.detail("GET")
    console.list("Some:", ["one"])
    console.show(BuildProgress(stage: .load, done: 1))
    console.error("broken")
    #expect(recording.output == "{}\n")
    #expect(recording.errors == "Error: broken\n")
  }

  @Test("Details are for the curious", arguments: [(Verbosity.normal, ""), (.verbose, "GET\n")])
  func details(verbosity: Verbosity, expected: String) {
    console(verbosity).detail("GET")
    #expect(recording.errors == expected)
  }

  @Test("A long list is cut, and says so")
  func longList() {
    console().list("Twelve:", (1...12).map { "item \($0)" })
    #expect(recording.errors.hasPrefix("Warning: Twelve:\n  item 1\n"))
    #expect(recording.errors.hasSuffix("  item 10\n  … and 2 more (--verbose shows all)\n"))
  }

  @Test("The curious see a list whole")
  func wholeList() {
    console(.verbose).list("Twelve:", (1...12).map { "item \($0)" })
    #expect(recording.errors.hasSuffix("  item 11\n  item 12\n"))
  }

  @Test(
    "Colors are for terminals that want them",
    arguments: [
      (true, [:], true), (true, ["NO_COLOR": "1"], false), (true, ["NO_COLOR": ""], true),
      (true, ["TERM": "dumb"], false), (false, [:], false),
    ])
  func colors(isTerminal: Bool, environment: [String: String], isColored: Bool) {
    console(isTerminal: isTerminal, environment: environment).error("broken")
    let expected = isColored ? "\u{1b}[1;31mError:\u{1b}[0m broken\n" : "Error: broken\n"
    #expect(recording.errors == expected)
  }

  @Test("Text from elsewhere cannot command the terminal")
  func hostileText() {
    let console = console()
    console.list("Names:", ["a\u{1b}[2J\nb"])
    console.error("file \u{1b}]0;x\u{7}")
    #expect(!recording.errors.contains("\u{1b}") && !recording.errors.contains("\u{7}"))
    #expect(recording.errors.contains("  a�[2J�b\n"))
  }

  @Test("Without a terminal there is a line for each stage")
  func plainProgress() {
    let console = console()
    for done in 0...3 { console.show(BuildProgress(stage: .load, done: done)) }
    for done in 0...3 { console.show(BuildProgress(stage: .render, done: done, total: 3)) }
    #expect(recording.errors == "Loading photos…\nMaking pages…\n")
  }

  @Test("A long stage is heard of again")
  func reminders() {
    let console = console()
    console.show(BuildProgress(stage: .render, done: 0, total: 9))
    clock.advance(by: .seconds(31))
    console.show(BuildProgress(stage: .render, done: 4, total: 9))
    #expect(recording.errors == "Making pages…\nMaking pages: 4 of 9\n")
  }

  @Test("On a terminal the line moves, not too often, and makes way")
  func movingProgress() {
    let console = console(isTerminal: true, environment: ["NO_COLOR": "1"])
    console.show(BuildProgress(stage: .load, done: 1))
    console.show(BuildProgress(stage: .load, done: 2))
    clock.advance(by: .milliseconds(200))
    console.show(BuildProgress(stage: .load, done: 3))
    console.note("note")
    #expect(
      recording.errors
        == "\r\u{1b}[KLoading photos  1\r\u{1b}[KLoading photos  3\r\u{1b}[Knote\n")
  }
}
