/// A mistake in a template, or in what it was given: where, what, and what to do.
package struct TemplateError: Error, Sendable, Equatable {
  /// The place in the template; nil when no template is at fault.
  package let location: SourceLocation?

  /// What is wrong, in one line.
  package let message: String

  /// What to do about it, in one line.
  package let help: String?
}

extension TemplateError: CustomStringConvertible {
  /// The place and the message, the line with a caret under the tag, and the help.
  package var description: String {
    var lines: [String] = []
    if let location {
      lines = ["\(location): error: \(message)", location.excerpt, location.marker]
    } else {
      lines = ["error: \(message)"]
    }
    if let help { lines.append("help: \(help)") }
    return lines.joined(separator: "\n")
  }
}
