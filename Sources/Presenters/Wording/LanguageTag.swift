package import Foundation

/// The name of a language, as tags write it: `de`, `zh-Hant`, `pt-BR`.
///
/// Source: BCP 47. The spellings of locales (`tr_TR.UTF-8`) are understood, too.
package struct LanguageTag: Hashable, Sendable {
  /// The tag in its usual letter case.
  package let text: String
  private let parts: [String]

  /// Reads a tag.
  ///
  /// - Returns: `nil` for what cannot be one.
  package init?(_ spelling: String) {
    let name = spelling.prefix { $0 != "." && $0 != "@" }
    let parts = name.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    guard let first = parts.first, (2...8).contains(first.utf8.count),
      first.utf8.allSatisfy(Self.isLetter),
      parts.allSatisfy({ (1...8).contains($0.utf8.count) && $0.utf8.allSatisfy(Self.isSign) })
    else { return nil }
    self.init(parts: parts.enumerated().map { Self.usual(String($1), isFirst: $0 == 0) })
  }

  private init(parts: [String]) {
    self.parts = parts
    text = parts.joined(separator: "-")
  }

  /// English, whose words stand in for those that another language lacks.
  package static let english = LanguageTag(parts: ["en"])

  /// The language alone, without script and region.
  package var language: String { parts[0] }

  /// The names under which words may lie, from the closest to the widest.
  ///
  /// Chinese is told apart by script, because those who read one may not read the other.
  package var candidates: [String] {
    var candidates = (1...parts.count).reversed().map { parts[..<$0].joined(separator: "-") }
    if language == "zh", !text.hasPrefix("zh-Han") {
      let isTraditional = !Set(parts).isDisjoint(with: ["TW", "HK", "MO"])
      candidates.insert(isTraditional ? "zh-Hant" : "zh-Hans", at: candidates.count - 1)
    }
    return candidates
  }

  /// The locale whose habits of writing dates and numbers are the language's, on any machine.
  ///
  /// Its data are part of Foundation. A language that Foundation does not know is written as English.
  package var locale: Locale {
    guard text != "en", Self.known.contains(language) else { return Locale(identifier: "en_GB") }
    return Locale(identifier: parts.joined(separator: "_"))
  }

  private static let known = Set(
    Locale.availableIdentifiers.map { String($0.prefix { $0 != "_" && $0 != "-" }) })

  private static func usual(_ part: String, isFirst: Bool) -> String {
    let lower = part.lowercased()
    return switch part.utf8.count {
    case 2 where !isFirst: part.uppercased()
    case 4 where !isFirst && part.utf8.allSatisfy(isLetter):
      lower.prefix(1).uppercased() + lower.dropFirst()
    default: lower
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }

  private static func isSign(_ byte: UInt8) -> Bool {
    isLetter(byte) || (0x30...0x39).contains(byte)
  }
}
