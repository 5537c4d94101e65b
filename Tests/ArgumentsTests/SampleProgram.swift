import Arguments

/// A small program to try the parser on.
enum SampleProgram {
  enum Color: String, CaseIterable {
    case red
    case green
    case blue
  }

  static let count = Option<Int>.integer(
    "count", in: 1...9, defaultText: "3", help: "How many to make.")
  static let size = Option<Int>.integer("size", help: "How large each is.")
  static let color = Option<Color>.choice("color", letter: "c", help: "Which color.")
  static let output = Option<String>.text(
    "output", letter: "o", "DIR", rule: .folder, defaultText: "out", help: "Where to.")
  static let address = Option<String>.text(
    "address", "URL", rule: .webAddress, help: "Where the rest of the world finds it.")
  static let quiet = Flag("quiet", letter: "q", help: "Say nothing.")
  static let verbose = Flag("verbose", letter: "v", help: "Say everything.")
  static let shadows = Flag("shadows", isNegatable: true, help: "Draw shadows.")

  static let make = CommandDeclaration(
    name: "make", abstract: "Make things.",
    operand: OperandDeclaration(
      placeholder: "THING", isRepeatable: true, help: "What to make, by its name or its number."),
    options: [
      count.declaration, size.declaration, color.declaration, output.declaration,
      address.declaration, quiet.declaration, verbose.declaration, shadows.declaration,
    ],
    examples: [Example("maker make --count 2 chair", "Two chairs in the folder out.")],
    exitCodes: [Term("0", "Everything was made."), Term("64", "The command line is wrong.")])

  static let judge = CommandDeclaration(
    name: "judge", abstract: "Judge a thing.",
    operand: OperandDeclaration(placeholder: "THING", help: "What to judge."),
    options: [quiet.declaration])

  static let program = ProgramDeclaration(
    name: "maker", version: "2.1.0", abstract: "Makes things and judges them.",
    defaultCommand: make, otherCommands: [judge],
    environment: [Term("MAKER_KEY", "The key to the workshop.")])

  /// Parses a line of words, and insists on a command to run.
  static func run(_ arguments: [String]) throws -> ParsedCommand {
    switch try ArgumentParser(program).parse(arguments) {
    case .run(let command): return command
    case .show(let text): throw UnexpectedText(text: text)
    }
  }

  struct UnexpectedText: Error {
    let text: String
  }
}
