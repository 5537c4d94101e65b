/// What a folded character is to searching.
enum ScalarKind: UInt32 {
  /// It ends a word.
  case gap
  /// It belongs to a word.
  case letter
  /// It belongs to a run that is searched in pairs.
  case dense
  /// It is a word.
  case symbol
  /// It is half a flag.
  case regional

  init(_ scalar: Unicode.Scalar) {
    let value = scalar.value
    if ScalarRanges.isRegional(value) {
      self = .regional
    } else if ScalarRanges.isSymbol(value) {
      self = .symbol
    } else if !Self.isWordPart(scalar.properties.generalCategory) {
      self = .gap
    } else {
      self = ScalarRanges.isDense(value) ? .dense : .letter
    }
  }

  private static func isWordPart(_ category: Unicode.GeneralCategory) -> Bool {
    switch category {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber, .otherNumber, .nonspacingMark, .spacingMark, .enclosingMark:
      true
    default: false
    }
  }
}
