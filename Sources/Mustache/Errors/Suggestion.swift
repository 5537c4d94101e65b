/// Finds the name that somebody probably meant.
enum Suggestion {
  private static let longestList = 8
  private static let longestName = 64

  /// Returns a sentence with the nearest of the known names, or with all when they are few.
  static func help(for name: String, among known: [String], called kind: String) -> String? {
    let names = Set(known).sorted()
    if let nearest = nearest(to: name, among: names) { return "did you mean '\(nearest)'?" }
    if names.isEmpty { return "there are no \(kind) here" }
    let shown = names.prefix(longestList).joined(separator: ", ")
    return "\(kind) here: \(shown)" + (names.count > longestList ? ", …" : "")
  }

  private static func nearest(to name: String, among names: [String]) -> String? {
    let wanted = Array(name.lowercased().unicodeScalars)
    guard wanted.count <= longestName else { return nil }
    var best: (name: String, distance: Int)?
    for candidate in names where candidate.utf8.count <= longestName && candidate != name {
      let distance = distance(wanted, Array(candidate.lowercased().unicodeScalars))
      if distance <= max(1, wanted.count / 3), distance < best?.distance ?? Int.max {
        best = (candidate, distance)
      }
    }
    return best?.name
  }

  /// Counts the inserted, missing, wrong and swapped characters.
  private static func distance(_ first: [Unicode.Scalar], _ second: [Unicode.Scalar]) -> Int {
    var beforeLast = [Int](repeating: 0, count: second.count + 1)
    var last = Array(0...second.count)
    for row in first.indices {
      var current = [row + 1]
      for column in second.indices {
        let isSame = first[row] == second[column]
        var cost = min(
          last[column] + (isSame ? 0 : 1), last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
          cost = min(cost, beforeLast[column - 1] + 1)
        }
        current.append(cost)
      }
      (beforeLast, last) = (last, current)
    }
    return last[second.count]
  }
}
