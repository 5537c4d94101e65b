/// A name and a value of a configuration file.
package struct ConfigurationMember: Sendable, Equatable {
  /// The name, without quotes.
  package let name: String
  /// Where the name's first character stands in the file.
  package let offset: Int
  /// The value.
  package let value: ConfigurationValue
}
