/// Finds the name that somebody probably meant.
package enum NearestName {
  private static let longestName = 64

  /// Returns the known name that differs least from the wanted one, if any is near enough.
  ///
  /// Letter case does not count. Up to a third of the characters may be wrong, missing, too many
  /// or swapped with their neighbour, and always one. Of equally near names the first by spelling wins.
  package static func of(_ wanted: String, among known: [String]) -> String? {
    let characters = Array(wanted.lowercased().unicodeScalars)
    guard characters.count <= longestName else { return nil }
    let limit = max(1, characters.count / 3)
    var best: (name: String, distance: Int)?
    for name in known.sorted() where name.utf8.count <= longestName && name != wanted {
      let distance = distance(characters, Array(name.lowercased().unicodeScalars))
      if distance <= limit, distance < best?.distance ?? Int.max { best = (name, distance) }
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
        var cost = min(last[column] + (isSame ? 0 : 1), last[column + 1] + 1, current[column] + 1)
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
