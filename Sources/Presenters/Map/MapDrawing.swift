/// A drawing of the world, or of the part of it where photos were taken.
package struct MapDrawing: Hashable, Sendable {
  /// Its width in its own units.
  package let width: Int
  /// Its height.
  package let height: Int
  /// The edge of the world, a closed line.
  package let edge: [[MapPoint]]
  /// Parallels and meridians, open lines.
  package let graticule: [[MapPoint]]
  /// The land, closed lines.
  package let land: [[MapPoint]]
  /// The links; none covers another.
  package let pins: [MapPin]
}
