private import Spelling

/// Reads a command line as its declarations say.
///
/// Options are `--name value`, `--name=value`, `-l value`, `-l=value`; letters of flags may stand
/// together; the last of a repeated option counts; behind `--` nothing is an option.
package struct ArgumentParser: Sendable {
  private let program: ProgramDeclaration

  /// Makes a parser for a program.
  package init(_ program: ProgramDeclaration) {
    self.program = program
  }

  /// Reads the arguments that follow the program's name.
  ///
  /// A request for help or for the version wins over every mistake.
  /// - Throws: ``UsageError`` for the first thing that cannot be understood.
  package func parse(_ arguments: [String]) throws(UsageError) -> Request {
    let named = arguments.first.flatMap(program.command(named:))
    if arguments.first == "help" { return try help(on: arguments.dropFirst().first) }
    let options = arguments.prefix { $0 != "--" }
    if options.contains("--help") || options.contains("-h") { return .show(helpText(on: named)) }
    if options.contains("--version") { return .show(program.version) }

    let command = named ?? program.defaultCommand
    var reader = CommandReader(command, arguments.dropFirst(named == nil ? 0 : 1))
    do throws(UsageProblem) {
      let (parsed, operandsInFront) = try reader.read()
      if parsed.flags["help"] == true { return .show(helpText(on: named)) }
      if named == nil,
        let late = operandsInFront.first(where: { program.command(named: $0) != nil })
      {
        throw .commandNotFirst(late)
      }
      return .run(parsed)
    } catch {
      throw usageError(error, for: command)
    }
  }

  private func help(on name: String?) throws(UsageError) -> Request {
    guard let name, !name.hasPrefix("-") else { return .show(helpText(on: nil)) }
    if let command = program.command(named: name) { return .show(helpText(on: command)) }
    let suggestion = NearestName.of(name, among: program.commands.map(\.name))
    throw UsageError(
      problem: .unknownCommand(name, suggestion: suggestion),
      usage: "\(program.name) help [<command>]", helpLine: "\(program.name) --help")
  }

  private func helpText(on command: CommandDeclaration?) -> String {
    command.map { HelpText.command($0, of: program) } ?? HelpText.program(program)
  }

  private func usageError(
    _ problem: UsageProblem, for command: CommandDeclaration
  ) -> UsageError {
    UsageError(
      problem: problem, usage: HelpText.usage(of: command, in: program),
      helpLine: "\(program.name) \(command.name) --help")
  }
}
