import GalleryModel

/// How exactly a place is shown.
package enum GeoPrecision: String, Hashable, Sendable, CaseIterable {
  /// Not at all, neither names nor coordinates.
  case none
  /// To two decimals, about a kilometre.
  case rounded
  /// As the source gives it.
  case exact

  /// How many decimals of a degree may be shown.
  var decimals: ClosedRange<Int> { self == .exact ? 2...6 : 2...2 }

  /// Gives a coordinate in millionths of degrees, no more exact than it may be shown.
  func millionths(ofDegrees degrees: Double) -> Int {
    self == .exact ? Int((degrees * 1_000_000).rounded()) : Int((degrees * 100).rounded()) * 10_000
  }
}
