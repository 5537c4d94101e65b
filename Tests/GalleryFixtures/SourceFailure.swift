/// A failure of a source that a test asks for.
package struct SourceFailure: Error, Equatable, CustomStringConvertible {
  /// What it says.
  package let description: String

  /// Makes a failure.
  package init(_ description: String) { self.description = description }
}
