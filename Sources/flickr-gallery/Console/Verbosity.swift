import Arguments

/// How much the program says while it works.
enum Verbosity: Sendable {
  /// Errors only.
  case quiet
  case normal
  /// Each call and each file.
  case verbose

  /// Reads the flags of a command; asked for both, it is quiet.
  init(of command: ParsedCommand) {
    self =
      command[CommonFlags.quiet] ? .quiet : command[CommonFlags.verbose] ? .verbose : .normal
  }
}
