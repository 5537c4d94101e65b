/// Tells one fault of a document and its place.
package struct MarkupProblem: Sendable, Hashable, CustomStringConvertible {
  /// Names the line, counted from 1; 0 when the fault concerns the whole document.
  package let line: Int
  /// Names the column in characters, counted from 1, where it is known.
  package let column: Int?
  /// Says what is wrong, in lower case and without a full stop.
  package let message: String

  /// Notes a fault at a place.
  package init(line: Int = 0, column: Int? = nil, message: String) {
    self.line = line
    self.column = column
    self.message = message
  }

  /// Writes the place as `line:column`, or as `line` alone.
  package var place: String {
    guard let column else { return "\(line)" }
    return "\(line):\(column)"
  }

  /// Reads as `line:column: message`.
  package var description: String { line > 0 ? "\(place): \(message)" : message }
}
