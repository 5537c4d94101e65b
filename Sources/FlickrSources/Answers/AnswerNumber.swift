/// Reads the numbers in the texts of answers.
enum AnswerNumber {
  /// Gives a whole number; a fraction is cut off, everything else is `nil`.
  static func whole(_ text: String) -> Int? {
    if let number = Int(text) { return number }
    guard let number = Double(text) else { return nil }
    return Int(exactly: number.rounded(.towardZero))
  }
}
