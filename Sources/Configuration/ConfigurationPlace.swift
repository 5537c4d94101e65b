/// A place in a configuration file, with what is needed to show it.
package struct ConfigurationPlace: Sendable, Equatable, CustomStringConvertible {
  /// The file as it was named.
  package let file: String
  /// The line, counted from 1.
  package let line: Int
  /// The column in characters, counted from 1.
  package let column: Int
  /// The line itself; of a very long line the part before the place and a little behind it.
  package let excerpt: String

  private static let widest = 100

  /// Finds the line and the column of an offset in a text.
  init(file: String, text: [Unicode.Scalar], offset: Int) {
    let before = text[..<min(offset, text.count)]
    let start = before.lastIndex { $0 == "\n" }.map { $0 + 1 } ?? 0
    let end = text[before.endIndex...].firstIndex { $0 == "\n" } ?? text.count
    self.file = file
    line = 1 + before.count { $0 == "\n" }
    column = before.count - start + 1
    var view = String.UnicodeScalarView()
    view.append(contentsOf: text[start..<min(end, start + max(Self.widest, column))])
    excerpt = String(view).replacing("\t", with: " ").replacing("\r", with: "")
  }

  /// The place as `file:line:column`.
  package var description: String { "\(file):\(line):\(column)" }

  /// White space up to the column, then a caret.
  var marker: String { String(repeating: " ", count: column - 1) + "^" }
}
