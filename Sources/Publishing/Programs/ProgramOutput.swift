/// What a program said, and how it ended.
struct ProgramOutput: Sendable, Equatable {
  let status: Int
  let output: String
  let errors: String

  /// The lines of the output that say something.
  var lines: [String] { output.split(whereSeparator: \.isNewline).map(String.init) }

  /// The last lines of what was said about an error.
  var words: String {
    let lines = errors.split(whereSeparator: \.isNewline)
    return lines.suffix(8).joined(separator: "\n")
  }
}
