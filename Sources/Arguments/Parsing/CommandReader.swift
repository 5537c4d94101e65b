private import Spelling

/// Walks through the arguments of one command.
struct CommandReader {
  private let command: CommandDeclaration
  private var rest: ArraySlice<String>
  private var parsed: ParsedCommand

  init(_ command: CommandDeclaration, _ arguments: ArraySlice<String>) {
    self.command = command
    rest = arguments
    parsed = ParsedCommand(name: command.name)
  }

  /// Reads to the end.
  ///
  /// - Returns: What was given, and which operands stand before `--`.
  mutating func read() throws(UsageProblem) -> (ParsedCommand, operandsInFront: [String]) {
    var terminator: Int?
    while let argument = rest.popFirst() {
      if terminator != nil || argument == "-" || !argument.hasPrefix("-") {
        try take(operand: argument)
      } else if argument == "--" {
        terminator = parsed.operands.count
      } else if argument.hasPrefix("--") {
        try take(longOption: argument)
      } else {
        try take(letters: argument)
      }
    }
    return (parsed, Array(parsed.operands.prefix(terminator ?? parsed.operands.count)))
  }

  private mutating func take(operand: String) throws(UsageProblem) {
    guard let declaration = command.operand, declaration.isRepeatable || parsed.operands.isEmpty
    else { throw .unexpectedOperand(operand) }
    parsed.operands.append(operand)
  }

  private mutating func take(longOption argument: String) throws(UsageProblem) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let spelling = String(parts[0])
    let attached = parts.count > 1 ? String(parts[1]) : nil
    if let option = command.allOptions.first(where: { $0.spelling == spelling }) {
      try take(option, spelled: spelling, attached: attached)
    } else if let flag = command.options.first(where: { $0.negatedSpelling == spelling }) {
      if let attached { throw .unexpectedValue(attached, of: spelling) }
      parsed.flags[flag.name] = false
    } else {
      throw .unknownOption(spelling, suggestion: suggestion(for: spelling))
    }
  }

  private mutating func take(letters argument: String) throws(UsageProblem) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let letters = parts[0].dropFirst()
    if let meant = longSpelling(for: parts[0]) {
      throw .unknownOption(String(parts[0]), suggestion: meant)
    }
    for (position, letter) in letters.enumerated() {
      let spelling = "-\(letter)"
      guard let option = command.allOptions.first(where: { $0.letter == letter }) else {
        throw .unknownOption(spelling, suggestion: nil)
      }
      let isLast = position == letters.count - 1
      if option.value != nil, !isLast { throw .missingValue(of: option) }
      let attached = isLast && parts.count > 1 ? String(parts[1]) : nil
      try take(option, spelled: spelling, attached: attached)
    }
    if letters.isEmpty { throw .unknownOption(argument, suggestion: nil) }
  }

  private mutating func take(
    _ option: OptionDeclaration, spelled spelling: String, attached: String?
  ) throws(UsageProblem) {
    guard let value = option.value else {
      if let attached { throw .unexpectedValue(attached, of: spelling) }
      parsed.flags[option.name] = true
      return
    }
    guard let text = attached ?? nextValue() else { throw .missingValue(of: option) }
    if let objection = value.rule.objection(to: text) {
      throw .rejectedValue(text, of: option, objection: objection)
    }
    parsed.values[option.name] = text
  }

  /// Takes the next argument, unless it is an option; a negative number is a value.
  private mutating func nextValue() -> String? {
    guard let next = rest.first else { return nil }
    let second = next.dropFirst().first
    guard !next.hasPrefix("-") || second == nil || second?.isNumber == true else { return nil }
    return rest.popFirst()
  }

  private func suggestion(for spelling: String) -> String? {
    let known = command.allOptions.flatMap { [$0.spelling, $0.negatedSpelling].compactMap(\.self) }
    let begun = known.filter { spelling.count > 3 && $0.hasPrefix(spelling) }
    return begun.count == 1 ? begun[0] : NearestName.of(spelling, among: known)
  }

  /// Finds the option that was written with one dash instead of two.
  private func longSpelling(for argument: Substring) -> String? {
    argument.count > 2 ? command.allOptions.map(\.spelling).first { $0 == "-\(argument)" } : nil
  }
}
