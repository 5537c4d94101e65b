import SiteBuilder

/// Draws how far a build is, as one line that fits a terminal.
struct ProgressLine: Sendable {
  private static let barWidth = 24
  /// A rate says nothing before some time has passed.
  private static let shortest = Duration.milliseconds(500)

  /// How far the build is.
  var progress: BuildProgress
  /// How long the stage has been going on.
  var elapsed: Duration

  /// The line, cut to so many columns.
  func text(columns: Int) -> String {
    let parts = [Wording.stage(progress.stage), bar, counts, rate, remaining]
    let line = parts.filter { !$0.isEmpty }.joined(separator: "  ")
    return String(line.prefix(max(0, columns - 1)))
  }

  private var fraction: Double? {
    progress.total.flatMap { $0 > 0 ? min(1, Double(progress.done) / Double($0)) : nil }
  }

  private var bar: String {
    guard let fraction else { return "" }
    let filled = Int(fraction * Double(Self.barWidth))
    return "[" + String(repeating: "#", count: filled)
      + String(repeating: "-", count: Self.barWidth - filled) + "]"
  }

  private var counts: String {
    progress.total.map { "\(progress.done)/\($0)" } ?? "\(progress.done)"
  }

  private var perSecond: Double? {
    guard elapsed >= Self.shortest, progress.done > 0 else { return nil }
    return Double(progress.done) / (elapsed / .seconds(1))
  }

  private var rate: String {
    perSecond.map { $0 < 10 ? "\((($0 * 10).rounded()) / 10)/s" : "\(Int($0.rounded()))/s" } ?? ""
  }

  private var remaining: String {
    guard let perSecond, let total = progress.total, total > progress.done else { return "" }
    let seconds = Int((Double(total - progress.done) / perSecond).rounded(.up))
    let rest = seconds % 60
    return "\(seconds / 60):\(rest < 10 ? "0" : "")\(rest) left"
  }
}
