import GalleryModel

/// How exactly a place is shown.
package enum GeoPrecision: String, Hashable, Sendable, CaseIterable {
  /// Not at all, neither names nor coordinates.
  case none
  /// To two decimals, about a kilometre.
  case rounded
  /// As the source gives it.
  case exact

  /// Gives a coordinate's text to as many decimals as may be shown.
  func text(ofDegrees degrees: Double) -> String {
    let decimals = self == .exact ? 6 : 2
    let scale = self == .exact ? 1_000_000 : 100
    let units = Int((degrees * Double(scale)).rounded())
    let fraction = String(units % scale)
    let padded = String(repeating: "0", count: decimals - fraction.utf8.count) + fraction
    let kept = self == .exact ? Self.trimmed(padded) : padded
    return "\(units / scale).\(kept)"
  }

  private static func trimmed(_ digits: String) -> String {
    var digits = digits
    while digits.utf8.count > 2, digits.hasSuffix("0") { digits.removeLast() }
    return digits
  }
}
