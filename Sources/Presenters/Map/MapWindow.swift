/// The part of the flat map that a drawing shows, always of the same shape.
struct MapWindow {
  /// The drawing's width in its own units.
  static let width = 2000
  /// The drawing's height.
  static let height = 1040
  /// A drawing shows at least this part of the world's width.
  private static let closest = 1.0 / 6

  /// How much of the world's width is shown, up to 1.
  let share: Double
  private let left: Double
  private let top: Double
  private let scale: Double

  /// Frames points with some room around them; without any it shows the world.
  init(around points: [PlanePoint]) {
    let world = 2 * WorldProjection.halfWidth
    let shape = Double(Self.height) / Double(Self.width)
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    var span = world
    var center = PlanePoint(x: 0, y: 0)
    if let west = xs.min(), let east = xs.max(), let north = ys.min(), let south = ys.max() {
      let wish = max(1.3 * (east - west), 1.3 * (south - north) / shape, world * Self.closest)
      if wish < 0.85 * world {
        span = wish
        center = PlanePoint(x: (west + east) / 2, y: (north + south) / 2)
      }
    }
    share = span / world
    scale = Double(Self.width) / span
    let room = span * shape
    left = Self.limited(
      center.x - span / 2, to: -WorldProjection.halfWidth...WorldProjection.halfWidth - span)
    // Where the drawing is as high as the world or higher, the world is in its middle.
    let freedom = WorldProjection.halfHeight - room / 2
    top =
      freedom > 0
      ? Self.limited(center.y, to: -freedom...freedom) - room / 2 : -room / 2
  }

  private static func limited(_ value: Double, to range: ClosedRange<Double>) -> Double {
    min(max(value, range.lowerBound), range.upperBound)
  }

  /// Finds a point in the drawing.
  func position(of point: PlanePoint) -> (x: Double, y: Double) {
    ((point.x - left) * scale, (point.y - top) * scale)
  }
}
