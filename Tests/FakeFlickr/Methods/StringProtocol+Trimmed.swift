extension StringProtocol {
  /// The text without the blanks around it.
  var trimmed: String {
    let isBlank: (Character) -> Bool = \.isWhitespace
    let tail = drop(while: isBlank)
    return String(tail.reversed().drop(while: isBlank).reversed())
  }
}
