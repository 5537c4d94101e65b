/// Holds what was given to a command, every value checked against its declaration.
package struct ParsedCommand: Sendable {
  /// The word of the command.
  package let name: String
  /// The arguments that are not options, in their order.
  package internal(set) var operands: [String] = []
  var values: [String: String] = [:]
  var flags: [String: Bool] = [:]

  /// Reads the value of an option; nil when it was not given.
  package subscript<Value>(option: Option<Value>) -> Value? {
    values[option.declaration.name].flatMap(option.read)
  }

  /// Tells whether a flag was given, and not taken back.
  package subscript(flag: Flag) -> Bool { flags[flag.declaration.name] ?? false }

  /// Fills in what was left open; what the command line says wins.
  package func completed(by defaults: CommandDefaults) -> Self {
    var command = self
    command.values.merge(defaults.values) { given, _ in given }
    command.flags.merge(defaults.flags) { given, _ in given }
    if operands.isEmpty { command.operands = defaults.operands }
    return command
  }
}
