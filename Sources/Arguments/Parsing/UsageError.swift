/// Reports a command line that cannot be understood, and how it is used.
package struct UsageError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong.
  package let problem: UsageProblem
  /// The usage line of the command.
  package let usage: String
  /// The command line that explains more.
  package let helpLine: String

  package var description: String {
    """
    \(problem)
    Usage: \(usage)
      See '\(helpLine)' for more information.
    """
  }
}
