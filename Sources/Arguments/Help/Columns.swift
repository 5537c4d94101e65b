/// Sets names and explanations side by side.
enum Columns {
  private static let width = 80
  private static let indent = 2
  private static let widestName = 24

  /// Returns a line or more for each row; a long name has its explanation below it.
  static func text(_ rows: [(name: String, meaning: String)]) -> String {
    let longest = rows.map(\.name.count).filter { $0 <= widestName }.max() ?? widestName
    let start = indent + longest + 2
    return rows.map { row in
      let lines = wrapped(row.meaning, to: width - start)
      let margin = String(repeating: " ", count: start)
      let name = String(repeating: " ", count: indent) + row.name
      guard name.count + 2 <= start else {
        return ([name] + lines.map { margin + $0 }).joined(separator: "\n")
      }
      let head = name + String(repeating: " ", count: start - name.count) + (lines.first ?? "")
      return ([head] + lines.dropFirst().map { margin + $0 }).joined(separator: "\n")
    }
    .joined(separator: "\n")
  }

  private static func wrapped(_ text: String, to width: Int) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
