/// A mistake in a configuration file: where, what, and what to do.
package struct ConfigurationError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The place; `nil` where the whole file is at fault.
  package let place: ConfigurationPlace?
  /// The file as it was named.
  package let file: String
  /// What is wrong, in one line.
  package let message: String
  /// What to do about it, in one line.
  package let help: String?

  /// Tells that a file as a whole cannot be used.
  package init(file: String, message: String, help: String? = nil) {
    self.init(place: nil, file: file, message: message, help: help)
  }

  init(place: ConfigurationPlace?, file: String, message: String, help: String?) {
    self.place = place
    self.file = file
    self.message = message
    self.help = help
  }

  /// The place and the message, the line with a caret, and the help.
  package var description: String {
    var lines = ["\(place.map(\.description) ?? file): error: \(message)"]
    if let place { lines += [place.excerpt, place.marker] }
    if let help { lines.append("help: \(help)") }
    return lines.joined(separator: "\n")
  }
}
