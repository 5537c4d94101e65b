import Foundation

/// An opaque colour of a style sheet.
struct Colour: Equatable, Sendable {
  let red: Double
  let green: Double
  let blue: Double

  /// Reads `#rgb`, `#rrggbb`, `black` and `white`; nothing for what is written otherwise.
  init?(_ text: some StringProtocol) {
    let lowered = text.lowercased()
    let digits =
      switch lowered {
      case "black": "000000"
      case "white": "ffffff"
      default: String(lowered.dropFirst())
      }
    guard digits != lowered.dropFirst() || lowered.hasPrefix("#"),
      digits.utf8.count == 3 || digits.utf8.count == 6,
      digits.allSatisfy(\.isHexDigit), let value = Int(digits, radix: 16)
    else { return nil }
    let isShort = digits.utf8.count == 3
    func channel(_ index: Int) -> Double {
      isShort
        ? Double(value >> (8 - 4 * index) & 15) / 15 : Double(value >> (16 - 8 * index) & 255) / 255
    }
    (red, green, blue) = (channel(0), channel(1), channel(2))
  }

  /// Gives how far two colours stand apart, from 1 to 21.
  ///
  /// Source: WCAG 2.2, "contrast ratio" and "relative luminance".
  func contrast(to other: Colour) -> Double {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  private var luminance: Double {
    0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
  }

  private static func linear(_ channel: Double) -> Double {
    channel <= 0.04045 ? channel / 12.92 : pow((channel + 0.055) / 1.055, 2.4)
  }
}
