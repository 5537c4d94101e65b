/// The words of one language, with English behind them.
package struct Phrases: Hashable, Sendable {
  /// The language as a BCP 47 tag.
  package let language: String
  /// Every word and sentence by its key, also those that only templates use.
  package let all: [String: String]

  private let phrases: [PhraseKey: Phrase]
  private let separator: String

  /// Completes a language's sentences with the English ones.
  ///
  /// - Throws: ``WordingError`` naming the first sentence that neither of them has.
  package init(
    language: String, sentences: [String: String], english: [String: String]
  ) throws(WordingError) {
    let all = english.merging(sentences) { $1 }
    var phrases: [PhraseKey: Phrase] = [:]
    for key in PhraseKey.allCases {
      guard let sentence = all[key.rawValue] else {
        throw .missingPhrase(key: key.rawValue, language: language)
      }
      phrases[key] = Phrase(sentence)
    }
    self.language = language
    self.all = all
    self.phrases = phrases
    separator = all[PhraseKey.thousandsSeparator.rawValue] ?? ""
  }

  /// Gives a sentence, with its places filled.
  package func text(_ key: PhraseKey, _ values: KeyValuePairs<String, String> = [:]) -> String {
    phrases[key]?.filled(values) ?? key.rawValue
  }

  /// Gives a sentence about a number, its place named `number`.
  package func text(_ key: PhraseKey, number: Int) -> String {
    text(key, ["number": self.number(number)])
  }

  /// Gives the sentence for one or for many, its place named `count`.
  package func count(_ count: Int, one: PhraseKey, other: PhraseKey) -> String {
    text(count == 1 ? one : other, ["count": number(count)])
  }

  /// Writes a number with the language's separator between thousands.
  package func number(_ value: Int) -> String {
    let digits = String(value.magnitude)
    let length = digits.utf8.count
    guard length > 3 else { return String(value) }
    var text = value < 0 ? "-" : ""
    for (position, digit) in digits.enumerated() {
      if position > 0, (length - position) % 3 == 0 { text += separator }
      text.append(digit)
    }
    return text
  }
}
