/// Describes an option: enough to parse it, to explain it, and to complete it in a shell.
package struct OptionDeclaration: Hashable, Sendable {
  /// The long name without dashes.
  package let name: String
  /// The letter after a single dash, if there is one.
  package let letter: Character?
  /// The value that must follow; flags have none.
  package let value: ValueDeclaration?
  /// Tells whether `--no-` in front of the name turns the flag off again.
  package let isNegatable: Bool
  /// One sentence on what it does.
  package let help: String

  /// Describes an option; one without a value is a flag.
  package init(
    name: String, letter: Character? = nil, value: ValueDeclaration? = nil,
    isNegatable: Bool = false, help: String
  ) {
    self.name = name
    self.letter = letter
    self.value = value
    self.isNegatable = isNegatable
    self.help = help
  }

  /// The flag that every command has to explain itself.
  package static let help = Self(name: "help", letter: "h", help: "Show this help.")

  /// The flag that tells which version this is.
  package static let version = Self(name: "version", help: "Show the version.")

  /// The long name as it is typed.
  package var spelling: String { "--\(name)" }

  /// The long name as it is typed to turn the flag off, if that is possible.
  package var negatedSpelling: String? { isNegatable ? "--no-\(name)" : nil }

  /// The long name with what must follow it.
  package var spellingWithValue: String {
    value.map { "\(spelling) <\($0.placeholder)>" } ?? spelling
  }
}
