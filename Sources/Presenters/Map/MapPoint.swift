/// A point of a drawing, in its units from the upper left corner.
package struct MapPoint: Hashable, Sendable {
  /// To the right.
  package let x: Int
  /// Down.
  package let y: Int
}
