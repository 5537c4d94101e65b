/// Times the stages of a build by a clock that is handed in.
struct Stopwatch {
  private let elapsed: () -> Duration
  private var last: Duration

  init(_ elapsed: @escaping () -> Duration) {
    self.elapsed = elapsed
    last = elapsed()
  }

  /// Ends a stage and begins the next.
  mutating func lap(_ stage: BuildStage) -> BuildReport.StageTime {
    let now = elapsed()
    defer { last = now }
    return BuildReport.StageTime(stage: stage, seconds: (now - last) / .seconds(1))
  }
}
