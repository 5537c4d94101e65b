/// Describes a command: what it is called with, and what comes of it.
package struct CommandDeclaration: Hashable, Sendable {
  /// The word that chooses it.
  package let name: String
  /// One sentence on what it does.
  package let abstract: String
  /// What its other arguments are, if it takes any.
  package let operand: OperandDeclaration?
  /// Its options in the order of help, without those that every command has.
  package let options: [OptionDeclaration]
  /// Lines to learn from.
  package let examples: [Example]
  /// How it can end.
  package let exitCodes: [Term]

  /// Describes a command.
  package init(
    name: String, abstract: String, operand: OperandDeclaration? = nil,
    options: [OptionDeclaration] = [], examples: [Example] = [], exitCodes: [Term] = []
  ) {
    self.name = name
    self.abstract = abstract
    self.operand = operand
    self.options = options
    self.examples = examples
    self.exitCodes = exitCodes
  }

  /// Every option that is understood.
  package var allOptions: [OptionDeclaration] { options + [.version, .help] }
}
