/// A point of an outline, in tenths of degrees.
struct SpotOnEarth: Hashable, Sendable {
  /// East of Greenwich, -1800 to 1800.
  let longitude: Int
  /// North of the equator, -900 to 900.
  let latitude: Int

  var isOnEarth: Bool {
    (-1800...1800).contains(longitude) && (-900...900).contains(latitude)
  }
}
