/// Says why a gallery was not set up.
enum InitError: Error, Hashable, CustomStringConvertible {
  /// Files that would be written are there already.
  case present([String])
  /// Standard input ended before everything was answered.
  case noAnswer
  /// An option's value cannot be used.
  case refused(option: String, objection: String)
  /// A file cannot be written.
  case unwritable(String, reason: String)

  var description: String {
    switch self {
    case .present(let paths):
      "There is \(paths.joined(separator: " and ")) already, and nothing is overwritten. "
        + "Move it away, or change it by hand."
    case .noAnswer:
      "Standard input ended before all was answered. "
        + "Answer the questions, or give options: at least --what WHAT."
    case .refused(let option, let objection): "\(option) cannot be used: \(objection)"
    case .unwritable(let path, let reason): "\(path) cannot be written: \(reason)"
    }
  }
}
