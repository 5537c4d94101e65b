/// Describes the value that an option takes.
package struct ValueDeclaration: Hashable, Sendable {
  /// What stands for the value in help: `N`, `DIR`, or the words to choose from.
  package let placeholder: String
  /// Which texts are accepted.
  package let rule: ValueRule
  /// What holds without the option, in words, if anything does.
  package let defaultText: String?

  /// Describes a value.
  package init(placeholder: String, rule: ValueRule, defaultText: String? = nil) {
    self.placeholder = placeholder
    self.rule = rule
    self.defaultText = defaultText
  }
}
