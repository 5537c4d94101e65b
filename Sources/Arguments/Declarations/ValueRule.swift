/// Says which texts an option accepts as its value.
package enum ValueRule: Hashable, Sendable {
  /// Anything but nothing, or nothing but white space.
  case text
  /// A path to a file.
  case file
  /// A path to a folder.
  case folder
  /// A whole number in a range.
  case integer(ClosedRange<Int>)
  /// One of a few words.
  case choice([String])
  /// An address that begins with http:// or https://, and ends with its path.
  case webAddress

  /// Returns what is wrong with a text, or nil when it is accepted.
  package func objection(to text: String) -> String? {
    switch self {
    case .text:
      return text.allSatisfy(\.isWhitespace) ? "must not be empty" : nil
    case .file, .folder:
      return text.isEmpty ? "must not be empty" : nil
    case .integer(let range):
      if let number = Int(text), range.contains(number) { return nil }
      return range.upperBound == .max
        ? "must be a whole number, \(range.lowerBound) or more"
        : "must be a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .choice(let words):
      return words.contains(text) ? nil : "must be \(Self.alternatives(words))"
    case .webAddress:
      return WebAddressForm.accepts(text)
        ? nil : "must be an address like https://example.org/photos"
    }
  }

  private static func alternatives(_ words: [String]) -> String {
    let quoted = words.map { "'\($0)'" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.joined() }
    return "\(quoted.dropLast().joined(separator: ", ")) or \(last)"
  }
}
