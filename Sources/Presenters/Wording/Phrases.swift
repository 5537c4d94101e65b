/// The words of one language, with English behind them.
package struct Phrases: Hashable, Sendable {
  /// The language.
  package let tag: LanguageTag
  /// The language as a BCP 47 tag.
  package var language: String { tag.text }
  /// Every word and sentence by its key, also those that only templates use.
  package let all: [String: String]

  private let phrases: [PhraseKey: Phrase]
  private let plurals: [PluralKey: [PluralForm: Phrase]]
  private let rule: PluralRule
  private let numbers: NumberWording

  /// Completes a language's sentences with the English ones.
  ///
  /// - Throws: ``WordingError`` naming the first sentence that neither of them has.
  package init(
    language: LanguageTag, sentences: [String: String], english: [String: String]
  ) throws(WordingError) {
    let all = english.merging(sentences) { $1 }
    var phrases: [PhraseKey: Phrase] = [:]
    for key in PhraseKey.allCases {
      guard let sentence = all[key.rawValue] else {
        throw .missingPhrase(key: key.rawValue, language: language.text)
      }
      phrases[key] = Phrase(sentence)
    }
    tag = language
    self.all = all
    self.phrases = phrases
    rule = PluralRule(language: language.language)
    numbers = NumberWording(locale: language.locale)
    plurals = try Self.plurals(language, sentences: sentences, english: english)
  }

  // A noun is taken from one language alone: its forms would not fit those of another.
  private static func plurals(
    _ language: LanguageTag, sentences: [String: String], english: [String: String]
  ) throws(WordingError) -> [PluralKey: [PluralForm: Phrase]] {
    var plurals: [PluralKey: [PluralForm: Phrase]] = [:]
    for key in PluralKey.allCases {
      let own = forms(of: key, in: sentences)
      let forms = own.isEmpty ? forms(of: key, in: english) : own
      guard !forms.isEmpty else {
        let last = key.rawValue + PluralForm.other.rawValue
        throw .missingPhrase(key: last, language: language.text)
      }
      plurals[key] = forms
    }
    return plurals
  }

  private static func forms(
    of key: PluralKey, in sentences: [String: String]
  ) -> [PluralForm: Phrase] {
    var forms: [PluralForm: Phrase] = [:]
    for form in PluralForm.allCases {
      forms[form] = sentences[key.rawValue + form.rawValue].map(Phrase.init)
    }
    return forms
  }

  /// Gives a sentence, with its places filled.
  package func text(_ key: PhraseKey, _ values: KeyValuePairs<String, String> = [:]) -> String {
    phrases[key]?.filled(values) ?? key.rawValue
  }

  /// Gives a sentence about a number, its place named `number`.
  package func text(_ key: PhraseKey, number: Int) -> String {
    text(key, ["number": self.number(number)])
  }

  /// Gives the sentence about so many, in the form the language asks for; its place is `count`.
  package func count(_ count: Int, _ key: PluralKey) -> String {
    let forms = plurals[key] ?? [:]
    let phrase = forms[rule.form(of: count)] ?? forms[.other] ?? forms[.many]
    return phrase?.filled(["count": number(count)]) ?? key.rawValue
  }

  /// Writes a number as the language does.
  package func number(_ value: Int) -> String { numbers.text(value) }

  /// Writes a number with so many decimals as the language does.
  package func number(_ value: Double, decimals: ClosedRange<Int>) -> String {
    numbers.text(value, decimals: decimals)
  }
}
