/// Declares an option without a value.
package struct Flag: Hashable, Sendable {
  /// What parsing and help need to know.
  package let declaration: OptionDeclaration

  /// Declares a flag, with a `--no-` form if asked for.
  package init(
    _ name: String, letter: Character? = nil, isNegatable: Bool = false, help: String
  ) {
    declaration = OptionDeclaration(
      name: name, letter: letter, isNegatable: isNegatable, help: help)
  }
}
