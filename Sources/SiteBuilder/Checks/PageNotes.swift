/// Collects what rules find in one page.
struct PageNotes {
  /// Bounds the findings kept of one page: a broken page repeats itself.
  static let limit = 50

  let page: String
  private(set) var findings: [Finding] = []

  init(page: String) { self.page = page }

  mutating func note(
    _ rule: String, line: Int, _ message: String, advice: String = "",
    severity: Finding.Severity = .error
  ) {
    guard findings.count < Self.limit else { return }
    findings.append(
      Finding(
        severity, page: page, line: line, rule: rule, message: message, advice: advice))
  }
}
