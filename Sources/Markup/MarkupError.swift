/// Says which source could not be read, where in it and why.
package struct MarkupError: Error, Sendable, Equatable, CustomStringConvertible {
  /// Names the source as its user knows it: a path, an address, a label.
  package let source: String
  /// Says where and what is wrong.
  package let problem: MarkupProblem

  /// Ties a problem to the source it was found in.
  package init(source: String, problem: MarkupProblem) {
    self.source = source
    self.problem = problem
  }

  /// Names the line where reading failed, counted from 1; 0 when it concerns the whole source.
  package var line: Int { problem.line }

  /// Names the column in characters, counted from 1, where it is known.
  package var column: Int? { problem.column }

  /// Says what is wrong, without the place.
  package var message: String { problem.message }

  /// Reads as `source:line:column: error: message`.
  package var description: String {
    let colon = source.isEmpty ? "" : "\(source):"
    return problem.line > 0
      ? "\(colon)\(problem.place): error: \(problem.message)" : "\(colon) error: \(problem.message)"
  }
}
