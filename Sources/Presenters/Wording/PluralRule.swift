/// Tells which form a language's words take behind a whole number.
///
/// Source: the cardinal rules of the Unicode CLDR, version 46, for whole numbers.
package enum PluralRule: Hashable, Sendable {
  case invariable
  case oneForOne
  case oneForZeroAndOne
  case oneAndMillions
  case zeroAndOneAndMillions
  case hebrew
  case arabic
  case eastSlavic
  case southSlavic
  case polish
  case czech
  case romanian

  /// Finds the rule by the first part of a language tag; most languages tell one from others.
  package init(language: String) {
    self = Self.exceptions[language] ?? .oneForOne
  }

  /// Chooses the form; what is negative counts by its magnitude.
  package func form(of number: Int) -> PluralForm {
    let count = Int(clamping: number.magnitude)
    let isMillions = count > 0 && count % 1_000_000 == 0
    switch self {
    case .invariable: return .other
    case .oneForOne: return count == 1 ? .one : .other
    case .oneForZeroAndOne: return count < 2 ? .one : .other
    case .oneAndMillions: return count == 1 ? .one : isMillions ? .many : .other
    case .zeroAndOneAndMillions: return count < 2 ? .one : isMillions ? .many : .other
    case .hebrew: return count == 1 ? .one : count == 2 ? .two : .other
    case .arabic: return Self.arabicForm(of: count)
    case .eastSlavic: return Self.slavicForm(of: count, otherwise: .many)
    case .southSlavic: return Self.slavicForm(of: count, otherwise: .other)
    case .polish:
      if count == 1 { return .one }
      return Self.isFew(count) ? .few : .many
    case .czech: return count == 1 ? .one : (2...4).contains(count) ? .few : .other
    case .romanian:
      if count == 1 { return .one }
      return count == 0 || (1...19).contains(count % 100) ? .few : .other
    }
  }

  /// The forms that whole numbers can take.
  package var forms: [PluralForm] {
    switch self {
    case .invariable: [.other]
    case .oneForOne, .oneForZeroAndOne: [.one, .other]
    case .oneAndMillions, .zeroAndOneAndMillions: [.one, .many, .other]
    case .hebrew: [.one, .two, .other]
    case .arabic: PluralForm.allCases
    case .eastSlavic, .polish: [.one, .few, .many]
    case .southSlavic, .czech, .romanian: [.one, .few, .other]
    }
  }

  private static func arabicForm(of count: Int) -> PluralForm {
    switch count {
    case 0: .zero
    case 1: .one
    case 2: .two
    default:
      switch count % 100 {
      case 3...10: .few
      case 11...99: .many
      default: .other
      }
    }
  }

  private static func slavicForm(of count: Int, otherwise: PluralForm) -> PluralForm {
    if count % 10 == 1, count % 100 != 11 { return .one }
    return isFew(count) ? .few : otherwise
  }

  private static func isFew(_ count: Int) -> Bool {
    (2...4).contains(count % 10) && !(12...14).contains(count % 100)
  }

  private static let exceptions: [String: PluralRule] = [
    "id": .invariable, "ja": .invariable, "ko": .invariable, "lo": .invariable,
    "ms": .invariable, "my": .invariable, "th": .invariable, "vi": .invariable,
    "yue": .invariable, "zh": .invariable,
    "am": .oneForZeroAndOne, "bn": .oneForZeroAndOne, "fa": .oneForZeroAndOne,
    "gu": .oneForZeroAndOne, "hi": .oneForZeroAndOne, "hy": .oneForZeroAndOne,
    "kn": .oneForZeroAndOne, "zu": .oneForZeroAndOne,
    "ca": .oneAndMillions, "es": .oneAndMillions, "it": .oneAndMillions,
    "fr": .zeroAndOneAndMillions, "pt": .zeroAndOneAndMillions,
    "he": .hebrew, "ar": .arabic,
    "be": .eastSlavic, "ru": .eastSlavic, "uk": .eastSlavic,
    "bs": .southSlavic, "hr": .southSlavic, "sr": .southSlavic,
    "pl": .polish, "cs": .czech, "sk": .czech, "ro": .romanian,
  ]
}
