/// The outlines of the world's land, as closed rings.
package struct WorldOutline: Hashable, Sendable {
  /// The rings, each a list of points in tenths of degrees.
  let rings: [[SpotOnEarth]]

  /// No land at all.
  package static let empty = WorldOutline(rings: [])

  private init(rings: [[SpotOnEarth]]) { self.rings = rings }

  /// Reads outlines: a ring a line, its first point and then steps, in tenths of degrees.
  ///
  /// Lines that begin with `#` say where the outlines come from.
  /// - Throws: ``WorldOutlineError`` with the number of the first line that is no ring.
  package init(_ text: String) throws(WorldOutlineError) {
    var rings: [[SpotOnEarth]] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    where !line.isEmpty && !line.hasPrefix("#") {
      let numbers = line.split(separator: " ").map { Int($0) }
      guard numbers.count >= 6, numbers.count % 2 == 0, !numbers.contains(nil) else {
        throw WorldOutlineError(line: index + 1)
      }
      var spot = SpotOnEarth(longitude: 0, latitude: 0)
      var ring: [SpotOnEarth] = []
      let steps = numbers.compactMap(\.self)
      for position in stride(from: 0, to: steps.count, by: 2) {
        spot = SpotOnEarth(
          longitude: spot.longitude + steps[position],
          latitude: spot.latitude + steps[position + 1])
        guard spot.isOnEarth else { throw WorldOutlineError(line: index + 1) }
        ring.append(spot)
      }
      rings.append(ring)
    }
    self.rings = rings
  }
}
