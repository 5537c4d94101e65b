/// Says why a site was not published, or not all of it.
package enum PublishError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The target is none.
  case badTarget(String, reason: String)
  /// A program that does the work is not installed.
  case missingProgram(String)
  /// A program failed, and said why.
  case failed(program: String, task: String, status: Int, words: String)
  /// Files in the target folder would be overwritten that were not published from here.
  case strangers([String], in: String)
  /// The target is the site, or in it.
  case intoItself(String)
  /// A file cannot be read or written.
  case file(path: String, reason: String)

  /// What failed, why, and what to do.
  package var description: String {
    switch self {
    case .badTarget(let text, let reason):
      "'\(text)' cannot be published to: \(reason)."
    case .missingProgram(let name):
      "The program '\(name)' is needed to publish there, and it is not installed. "
        + "Install it, or publish to a folder."
    case .failed(let program, let task, let status, let words):
      "\(program) could not \(task) (status \(status))" + (words.isEmpty ? "." : ":\n\(words)")
    case .strangers(let paths, let folder):
      "'\(folder)' holds files that were not published from here, and would be overwritten: "
        + paths.prefix(5).joined(separator: ", ") + (paths.count > 5 ? ", …" : "")
        + ". Move them away, or allow it with --adopt."
    case .intoItself(let path):
      "'\(path)' is the site itself or a folder in it: name a place outside the site."
    case .file(let path, let reason): "\(path): \(reason)"
    }
  }
}
