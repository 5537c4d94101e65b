/// Holds what stands in for what a command line leaves open.
package struct CommandDefaults: Sendable, Equatable {
  /// Values of options, by their long names; the caller has checked them.
  package var values: [String: String] = [:]
  /// Flags, by their long names.
  package var flags: [String: Bool] = [:]
  /// What stands in where there are no operands at all.
  package var operands: [String] = []

  /// Begins with nothing.
  package init() {}
}
