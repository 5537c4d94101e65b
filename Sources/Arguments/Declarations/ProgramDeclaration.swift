/// Describes a program: its commands, of which one runs when none is named.
package struct ProgramDeclaration: Hashable, Sendable {
  /// What it is started as.
  package let name: String
  /// Which version it is.
  package let version: String
  /// One sentence on what it does.
  package let abstract: String
  /// The command that runs when none is named.
  package let defaultCommand: CommandDeclaration
  /// The commands that must be named.
  package let otherCommands: [CommandDeclaration]
  /// What it reads from the environment.
  package let environment: [Term]

  /// Describes a program.
  package init(
    name: String, version: String, abstract: String, defaultCommand: CommandDeclaration,
    otherCommands: [CommandDeclaration] = [], environment: [Term] = []
  ) {
    self.name = name
    self.version = version
    self.abstract = abstract
    self.defaultCommand = defaultCommand
    self.otherCommands = otherCommands
    self.environment = environment
  }

  /// Every command in the order of help.
  package var commands: [CommandDeclaration] { [defaultCommand] + otherCommands }

  /// Finds a command by its word.
  package func command(named name: String) -> CommandDeclaration? {
    commands.first { $0.name == name }
  }
}
