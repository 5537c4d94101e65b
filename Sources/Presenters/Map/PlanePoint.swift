/// A point on the flat map.
struct PlanePoint: Hashable, Sendable {
  /// To the east.
  let x: Double
  /// To the south.
  let y: Double
}
