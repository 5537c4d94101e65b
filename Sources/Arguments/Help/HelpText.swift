/// Writes help from declarations alone.
package enum HelpText {
  /// Explains a program and lists its commands.
  package static func program(_ program: ProgramDeclaration) -> String {
    let commands = program.commands.map { command in
      let isDefault = command.name == program.defaultCommand.name
      return (command.name, command.abstract + (isDefault ? " (the default command)" : ""))
    }
    return sections([
      ("OVERVIEW", program.abstract),
      ("USAGE", "\(program.name) [<command>] [<arguments>] [<options>]"),
      ("COMMANDS", Columns.text(commands)),
      ("OPTIONS", Columns.text([OptionDeclaration.version, .help].map(row(for:)))),
      ("EXAMPLES", examples(program.defaultCommand.examples)),
      ("ENVIRONMENT", Columns.text(program.environment.map { ($0.name, $0.meaning) })),
    ]) + "\n  See '\(program.name) help <command>' for the options of a command."
  }

  /// Explains a command.
  package static func command(
    _ command: CommandDeclaration, of program: ProgramDeclaration
  ) -> String {
    sections([
      ("OVERVIEW", command.abstract),
      ("USAGE", usage(of: command, in: program)),
      ("ARGUMENTS", Columns.text(command.operand.map { [("<\($0.placeholder)>", $0.help)] } ?? [])),
      ("OPTIONS", Columns.text(command.allOptions.map(row(for:)))),
      ("EXAMPLES", examples(command.examples)),
      ("ENVIRONMENT", Columns.text(program.environment.map { ($0.name, $0.meaning) })),
      ("EXIT CODES", Columns.text(command.exitCodes.map { ($0.name, $0.meaning) })),
    ])
  }

  /// Shows in one line how a command is called.
  package static func usage(
    of command: CommandDeclaration, in program: ProgramDeclaration
  ) -> String {
    [program.name, command.name, command.operand?.usage, "[<options>]"]
      .compactMap(\.self).joined(separator: " ")
  }

  private static func row(for option: OptionDeclaration) -> (String, String) {
    var names = option.spellingWithValue
    if let letter = option.letter { names = "-\(letter), \(names)" }
    if let negated = option.negatedSpelling { names += "/\(negated)" }
    let defaultText = option.value?.defaultText.map { " (default: \($0))" } ?? ""
    return (names, option.help + defaultText)
  }

  private static func examples(_ examples: [Example]) -> String {
    examples.map { "  \($0.line)\n      \($0.meaning)" }.joined(separator: "\n")
  }

  private static func sections(_ sections: [(title: String, body: String)]) -> String {
    sections.filter { !$0.body.isEmpty }
      .map { $0.body.hasPrefix(" ") ? "\($0.title):\n\($0.body)" : "\($0.title): \($0.body)" }
      .joined(separator: "\n\n")
  }
}
