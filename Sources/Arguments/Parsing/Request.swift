/// What a command line asks for.
package enum Request: Sendable {
  /// To run a command.
  case run(ParsedCommand)
  /// To print a text: help or the version.
  case show(String)
}
