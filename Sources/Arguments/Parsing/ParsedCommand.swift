/// Holds what was given to a command, every value checked against its declaration.
package struct ParsedCommand: Sendable, Equatable {
  /// The word of the command.
  package internal(set) var name: String
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

  /// Makes the same options those of another command, with operands of its own.
  package func turned(into command: CommandDeclaration, operands: [String]) -> Self {
    var turned = self
    turned.name = command.name
    turned.operands = operands
    return turned
  }

  /// Sets an option, whatever was given.
  package func setting<Value>(_ option: Option<Value>, to text: String) -> Self {
    var command = self
    command.values[option.declaration.name] = text
    return command
  }

  /// Raises a flag, whatever was given.
  package func raising(_ flag: Flag) -> Self {
    var command = self
    command.flags[flag.declaration.name] = true
    return command
  }
}
