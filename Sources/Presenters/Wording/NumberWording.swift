import Foundation

/// Writes numbers as a language does.
struct NumberWording: Hashable, Sendable {
  private let locale: Locale
  private let whole: IntegerFormatStyle<Int>
  /// Tells that small numbers look as Swift writes them, which saves most of the work.
  private let isPlain: Bool

  init(locale: Locale) {
    self.locale = locale
    whole = .number.locale(locale)
    isPlain = (123_456_789).formatted(whole).utf8.contains(0x31)
  }

  /// Writes a whole number, its thousands parted.
  func text(_ number: Int) -> String {
    isPlain && (0..<1000).contains(number) ? String(number) : number.formatted(whole)
  }

  /// Writes a number with so many decimals.
  func text(_ number: Double, decimals: ClosedRange<Int>) -> String {
    number.formatted(.number.locale(locale).precision(.fractionLength(decimals)))
  }
}
