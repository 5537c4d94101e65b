/// Describes the arguments of a command that are not options.
package struct OperandDeclaration: Hashable, Sendable {
  /// What stands for one in help: `WHAT`.
  package let placeholder: String
  /// Tells whether there may be more than one.
  package let isRepeatable: Bool
  /// What it can be, in a sentence or a few.
  package let help: String

  /// Describes operands, all of which may be left out.
  package init(placeholder: String, isRepeatable: Bool = false, help: String) {
    self.placeholder = placeholder
    self.isRepeatable = isRepeatable
    self.help = help
  }

  /// How it stands in a usage line.
  package var usage: String { "[<\(placeholder)>]" + (isRepeatable ? "..." : "") }
}
