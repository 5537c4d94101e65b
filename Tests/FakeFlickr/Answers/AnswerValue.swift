/// Holds one value of an answer, with the kind that JSON gives it.
enum AnswerValue: Sendable, Equatable {
  /// A string.
  case text(String)
  /// A whole number, written without quotes in JSON.
  case number(Int)
  /// A number with a fraction, as it is to be written.
  case decimal(String)
  /// Nothing: `null` in JSON, empty in XML.
  case null

  /// Writes a number as a string or as a number, as Flickr does without a rule one can rely on.
  ///
  /// The same number and keys always give the same kind.
  static func drifting(_ number: Int, _ keys: Int...) -> AnswerValue {
    Mix(keys).isEven ? .text("\(number)") : .number(number)
  }

  /// The value as XML writes it, before escaping.
  var plain: String {
    switch self {
    case .text(let text), .decimal(let text): text
    case .number(let number): "\(number)"
    case .null: ""
    }
  }
}
