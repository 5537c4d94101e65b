import SiteBuilder
import Synchronization

/// Prints everything that the program says: results on one stream, all else on the other.
///
/// Text from elsewhere is made harmless for a terminal on its way out, and passwords stay inside.
final class Console: Sendable {
  private static let redrawInterval = Duration.milliseconds(100)
  private static let reminderInterval = Duration.seconds(30)
  private static let longestList = 10

  private struct State {
    var stage: BuildStage?
    var stageStart = Duration.zero
    var lastShown = Duration.zero
    var isLineOpen = false
    var hasLostResults = false
    var secrets: [String] = []
  }

  private let surroundings: Surroundings
  private let verbosity: Verbosity
  private let style: TextStyle
  private let streams: Streams
  private let elapsed: @Sendable () -> Duration
  private let state = Mutex(State())

  /// Makes a console; the clock only paces progress.
  init(
    _ surroundings: Surroundings, verbosity: Verbosity = .normal,
    streams: Streams = .standard, clock: some Clock<Duration> = ContinuousClock()
  ) {
    self.surroundings = surroundings
    self.verbosity = verbosity
    self.streams = streams
    style = TextStyle(isColored: surroundings.allowsColor)
    let start = clock.now
    elapsed = { start.duration(to: clock.now) }
  }

  /// Tells whether a result could not be written.
  var hasLostResults: Bool { state.withLock(\.hasLostResults) }

  /// Lets nobody read these texts from now on, whatever they stand in; results as data excepted.
  func conceal(_ secrets: [String]) { state.withLock { $0.secrets += secrets } }

  /// Prints what was asked for, whatever the verbosity.
  ///
  /// Addresses keep what is behind their question mark: the one that begins a login needs it.
  func result(_ text: String) {
    let text = ConcealedText.withoutPasswords(text)
    state.withLock { state in
      closeLine(&state)
      let line = PlainText.neutralized(text, keepingLines: true) + "\n"
      if !streams.output(line) { state.hasLostResults = true }
    }
  }

  /// Prints a closing sentence for people, unless quiet.
  func summary(_ text: String) {
    if verbosity != .quiet { result(ConcealedText.of(text, secrets: state.withLock(\.secrets))) }
  }

  /// Prints what went wrong.
  ///
  /// An error that names a line in a file has its label behind the place, as compilers do.
  func error(_ text: String) {
    let label = "error: "
    let first = text.prefix { $0 != "\n" }
    if first.hasPrefix(label) {
      say(String(text.dropFirst(label.count)), label: style.bad("Error:"))
    } else {
      say(text, label: first.contains(": \(label)") ? nil : style.bad("Error:"))
    }
  }

  /// Prints what somebody should know, unless quiet.
  func warning(_ text: String) {
    if verbosity != .quiet { say(text, label: style.doubtful("Warning:")) }
  }

  /// Prints what helps to understand, unless quiet.
  func note(_ text: String) {
    if verbosity != .quiet { say(text) }
  }

  /// Prints what only the curious want to know.
  func detail(_ text: String) {
    if verbosity == .verbose { say(text) }
  }

  /// Tells the curious which file was written or removed.
  func tell(_ step: WritingStep) {
    if let text = Wording.step(step) { detail(text) }
  }

  /// Prints a list under a heading, shortened unless every item is wanted.
  func list(_ heading: String, _ items: [String], isError: Bool = false) {
    guard !items.isEmpty, isError || verbosity != .quiet else { return }
    let shown = verbosity == .verbose ? items[...] : items.prefix(Self.longestList)
    if isError { error(heading) } else { warning(heading) }
    for item in shown { say("  " + PlainText.neutralized(item)) }
    if shown.count < items.count { say("  " + Wording.more(items.count - shown.count)) }
  }

  /// Shows how far a build is: a line that moves on a terminal, a few plain ones elsewhere.
  func show(_ progress: BuildProgress) {
    guard verbosity != .quiet else { return }
    let now = elapsed()
    state.withLock { state in
      let isNewStage = progress.stage != state.stage
      if isNewStage {
        closeLine(&state)
        state.stage = progress.stage
        state.stageStart = now
      }
      let isTerminal = surroundings.isTerminal
      let interval = isTerminal ? Self.redrawInterval : Self.reminderInterval
      let isDone = isTerminal && progress.done == progress.total
      guard isNewStage || isDone || now - state.lastShown >= interval else { return }
      state.lastShown = now
      if isTerminal {
        draw(ProgressLine(progress: progress, elapsed: now - state.stageStart), &state)
      } else {
        streams.errors(
          (isNewStage ? Wording.beginning(progress.stage) : Wording.reminder(progress)) + "\n")
      }
    }
  }

  private func say(_ text: String, label: String? = nil) {
    state.withLock { state in
      let concealed = ConcealedText.of(text, secrets: state.secrets)
      let plain = PlainText.neutralized(concealed, keepingLines: true)
      closeLine(&state)
      streams.errors((label.map { "\($0) " } ?? "") + plain + "\n")
    }
  }

  private func draw(_ line: ProgressLine, _ state: inout State) {
    streams.errors("\r\u{1b}[K" + line.text(columns: surroundings.columns))
    state.isLineOpen = true
  }

  /// Takes the moving line away, so that what follows stands alone.
  private func closeLine(_ state: inout State) {
    if state.isLineOpen { streams.errors("\r\u{1b}[K") }
    state.isLineOpen = false
  }
}
