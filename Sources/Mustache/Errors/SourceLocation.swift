/// A place in a template, with what is needed to show it.
package struct SourceLocation: Sendable, Equatable {
  /// The file as it was named when it was compiled.
  package let file: String

  /// The line, counted from 1.
  package let line: Int

  /// The column in characters, counted from 1.
  package let column: Int

  /// The line itself; of a very long line the part around the column.
  package let excerpt: String

  /// White space as wide as what stands before the column in the excerpt, then a caret.
  package let marker: String
}

extension SourceLocation: CustomStringConvertible {
  /// The place as `file:line:column`.
  package var description: String { "\(file):\(line):\(column)" }
}
