/// Tells of something in a page or site that is not as it must be.
package struct Finding: Hashable, Sendable {
  /// How much it matters.
  package enum Severity: String, Hashable, Sendable, CaseIterable {
    /// Fails a build and a verification.
    case error
    /// Is told, and fails nothing.
    case warning
  }

  /// How much it matters.
  package var severity: Severity
  /// The file, from the site's root on.
  package var page: String
  /// The line, from 1; 0 where no line can be named.
  package var line: Int
  /// The name of the rule that was broken, such as `links`.
  package var rule: String
  /// What is wrong.
  package var message: String
  /// What to do; may be empty.
  package var advice: String

  /// Notes a finding.
  package init(
    _ severity: Severity = .error, page: String, line: Int = 0, rule: String, message: String,
    advice: String = ""
  ) {
    self.severity = severity
    self.page = page
    self.line = line
    self.rule = rule
    self.message = message
    self.advice = advice
  }
}

extension Finding: CustomStringConvertible {
  package var description: String {
    let place = line > 0 ? "\(page):\(line)" : page
    let help = advice.isEmpty ? "" : "; \(advice)"
    return "\(place): \(severity.rawValue): \(message)\(help) [\(rule)]"
  }
}
