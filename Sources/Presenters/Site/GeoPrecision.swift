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
}
