/// A value of a configuration file, with where it stands.
package struct ConfigurationValue: Sendable, Equatable {
  /// What kinds of values there are.
  package enum Content: Sendable, Equatable {
    /// A text in quotes.
    case string(String)
    /// A number as it is written, whole ones in decimal digits.
    case number(String)
    /// `true` or `false`.
    case boolean(Bool)
    /// `null`, which stands for what holds without a member.
    case null
    /// Values in brackets.
    case list([ConfigurationValue])
    /// Members in braces.
    case object([ConfigurationMember])
  }

  /// What it is.
  package let content: Content
  /// Where its first character stands in the file.
  package let offset: Int
}
