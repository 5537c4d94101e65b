/// Says what cannot be understood in a command line.
package enum UsageProblem: Error, Hashable, Sendable, CustomStringConvertible {
  case unknownCommand(String, suggestion: String?)
  case commandNotFirst(String)
  case unknownOption(String, suggestion: String?)
  case missingValue(of: OptionDeclaration)
  case unexpectedValue(String, of: String)
  case rejectedValue(String, of: OptionDeclaration, objection: String)
  case unexpectedOperand(String)

  package var description: String {
    switch self {
    case .unknownCommand(let name, let suggestion):
      "Unknown command '\(name)'." + Self.question(suggestion)
    case .commandNotFirst(let name):
      "The command '\(name)' must come first. (Write './\(name)' for a file of that name.)"
    case .unknownOption(let spelling, let suggestion):
      "Unknown option '\(spelling)'." + Self.question(suggestion)
    case .missingValue(let option):
      "Missing value for '\(option.spellingWithValue)'."
    case .unexpectedValue(let value, let spelling):
      "The option '\(spelling)' takes no value, but '\(value)' was given."
    case .rejectedValue(let value, let option, let objection):
      "The value '\(value)' is invalid for '\(option.spellingWithValue)': it \(objection)."
    case .unexpectedOperand(let text):
      "Unexpected argument '\(text)'."
    }
  }

  private static func question(_ suggestion: String?) -> String {
    suggestion.map { " Did you mean '\($0)'?" } ?? ""
  }
}
