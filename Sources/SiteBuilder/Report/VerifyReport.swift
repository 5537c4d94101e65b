/// Tells what a verification looked at and found.
package struct VerifyReport: Sendable, Equatable {
  /// How many pages were judged.
  package var pages = 0
  /// How many files the folder holds.
  package var files = 0
  /// Tells that it was known which photos must not be there.
  package var isPrivacyChecked = false
  /// What the checks found, by page and line.
  package var findings: [Finding] = []

  /// Begins an empty report.
  package init() {}

  /// Tells whether a finding is an error.
  package var hasErrors: Bool { findings.contains { $0.severity == .error } }

  /// The report as one line of JSON.
  package var json: String {
    JSONText.object([
      ("pages", "\(pages)"), ("files", "\(files)"), ("privacy_checked", "\(isPrivacyChecked)"),
      ("findings", JSONText.array(findings.map(\.json))),
    ])
  }
}
