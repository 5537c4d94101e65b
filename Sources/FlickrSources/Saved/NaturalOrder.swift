/// Orders file names as people count: `page-2` before `page-10`, whatever the locale.
enum NaturalOrder {
  /// Tells whether a name comes before another one.
  static func precedes(_ left: String, _ right: String) -> Bool {
    let (first, second) = (chunks(of: left), chunks(of: right))
    for (one, other) in zip(first, second) where one != other { return one < other }
    return first.count == second.count ? left < right : first.count < second.count
  }

  /// A run of digits, or one other character; digits come first.
  private enum Chunk: Comparable {
    case number(length: Int, digits: String)
    case letter(Character)
  }

  private static func chunks(of name: String) -> [Chunk] {
    var chunks: [Chunk] = []
    var rest = name.lowercased()[...]
    while let first = rest.first {
      let digits = rest.prefix { ("0"..."9").contains($0) }
      if digits.isEmpty {
        chunks.append(.letter(first))
        rest.removeFirst()
      } else {
        let value = digits.drop { $0 == "0" }
        chunks.append(.number(length: value.count, digits: String(value)))
        rest = rest.dropFirst(digits.count)
      }
    }
    return chunks
  }
}
