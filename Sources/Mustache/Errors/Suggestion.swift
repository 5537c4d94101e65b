private import Spelling

/// Finds the name that somebody probably meant.
enum Suggestion {
  private static let longestList = 8

  /// Returns a sentence with the nearest of the known names, or with all when they are few.
  static func help(for name: String, among known: [String], called kind: String) -> String? {
    let names = Set(known).sorted()
    if let nearest = NearestName.of(name, among: names) { return "did you mean '\(nearest)'?" }
    if names.isEmpty { return "there are no \(kind) here" }
    let shown = names.prefix(longestList).joined(separator: ", ")
    return "\(kind) here: \(shown)" + (names.count > longestList ? ", …" : "")
  }
}
