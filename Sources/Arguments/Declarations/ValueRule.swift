/// Says which texts an option accepts as its value.
package enum ValueRule: Hashable, Sendable {
  /// Anything but nothing.
  case text
  /// A path to a file.
  case file
  /// A path to a folder.
  case folder
  /// A whole number in a range.
  case integer(ClosedRange<Int>)
  /// One of a few words.
  case choice([String])
  /// An address that begins with http:// or https://.
  case webAddress

  /// Returns what is wrong with a text, or nil when it is accepted.
  package func objection(to text: String) -> String? {
    switch self {
    case .text, .file, .folder:
      return text.isEmpty ? "must not be empty" : nil
    case .integer(let range):
      if let number = Int(text), range.contains(number) { return nil }
      return range.upperBound == .max
        ? "must be a whole number, \(range.lowerBound) or more"
        : "must be a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .choice(let words):
      return words.contains(text) ? nil : "must be \(Self.alternatives(words))"
    case .webAddress:
      return Self.isWebAddress(text) ? nil : "must be an address like https://example.org/photos"
    }
  }

  private static func alternatives(_ words: [String]) -> String {
    let quoted = words.map { "'\($0)'" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.joined() }
    return "\(quoted.dropLast().joined(separator: ", ")) or \(last)"
  }

  private static func isWebAddress(_ text: String) -> Bool {
    let scheme = ["http://", "https://"].first { text.lowercased().hasPrefix($0) }
    guard let scheme else { return false }
    let rest = text.dropFirst(scheme.count)
    let host = rest.prefix { !"/?#".contains($0) }
    return !host.isEmpty && rest.unicodeScalars.allSatisfy { $0.value > 0x20 && $0.value != 0x7f }
  }
}
