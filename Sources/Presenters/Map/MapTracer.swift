/// Draws outlines into a window: cuts off what is outside, and leaves out what nobody would see.
struct MapTracer {
  let window: MapWindow

  private typealias Position = (x: Double, y: Double)

  /// Points closer than this, in the drawing's units, are one.
  private static let tolerance = 3.0
  private static let margin = 20.0

  /// Draws the land.
  func land(_ outline: WorldOutline) -> [[MapPoint]] {
    outline.rings.compactMap { ring in
      let plane = ring.map {
        WorldProjection.point(
          longitude: Double($0.longitude) / 10, latitude: Double($0.latitude) / 10)
      }
      return drawn(plane.map(window.position), isClosed: true)
    }
  }

  /// Draws the edge of the world.
  func edge() -> [[MapPoint]] {
    let east = stride(from: 90.0, through: -90, by: -5).map {
      WorldProjection.point(longitude: 180, latitude: $0)
    }
    let west = east.reversed().map { PlanePoint(x: -$0.x, y: $0.y) }
    return drawn((east + west).map(window.position), isClosed: true).map { [$0] } ?? []
  }

  /// Draws parallels and meridians, every thirty degrees, or every ten on closer maps.
  func graticule() -> [[MapPoint]] {
    let step = window.share > 0.4 ? 30.0 : 10.0
    var lines: [[MapPoint]] = []
    for longitude in stride(from: -180 + step, through: 180 - step, by: step) {
      lines += line(
        stride(from: -90, through: 90, by: 5).map {
          WorldProjection.point(longitude: longitude, latitude: $0)
        })
    }
    for latitude in stride(from: -90 + step, through: 90 - step, by: step) {
      lines += line([-180, 180].map { WorldProjection.point(longitude: $0, latitude: latitude) })
    }
    return lines
  }

  private func line(_ points: [PlanePoint]) -> [[MapPoint]] {
    var pieces: [[MapPoint]] = []
    var piece: [Position] = []
    func end() {
      if let drawn = drawn(piece, isClosed: false) { pieces.append(drawn) }
      piece = []
    }
    for (start, next) in zip(points, points.dropFirst()) {
      guard let (from, to) = clipped(window.position(of: start), window.position(of: next)) else {
        end()
        continue
      }
      if piece.isEmpty { piece.append(from) }
      piece.append(to)
    }
    end()
    return pieces
  }

  private func drawn(_ positions: [Position], isClosed: Bool) -> [MapPoint]? {
    let inside = isClosed ? polygon(positions) : positions
    var kept: [MapPoint] = []
    var last: Position?
    for (index, position) in inside.enumerated() {
      if let last, index < inside.count - 1,
        abs(position.x - last.x) < Self.tolerance, abs(position.y - last.y) < Self.tolerance
      {
        continue
      }
      last = position
      let point = MapPoint(x: Int(position.x.rounded()), y: Int(position.y.rounded()))
      if kept.last != point { kept.append(point) }
    }
    return kept.count >= (isClosed ? 3 : 2) ? kept : nil
  }

  /// Cuts a polygon at the four sides of the window, one after the other.
  private func polygon(_ positions: [Position]) -> [Position] {
    var result = positions
    for side in Side.allCases {
      var next: [Position] = []
      for (index, position) in result.enumerated() {
        let before = result[index == 0 ? result.count - 1 : index - 1]
        let (wasIn, isIn) = (side.holds(before), side.holds(position))
        if wasIn != isIn { next.append(side.crossing(before, position)) }
        if isIn { next.append(position) }
      }
      result = next
    }
    return result
  }

  private func clipped(_ start: Position, _ end: Position) -> (Position, Position)? {
    var (start, end) = (start, end)
    for side in Side.allCases {
      switch (side.holds(start), side.holds(end)) {
      case (true, true): break
      case (false, false): return nil
      case (false, true): start = side.crossing(start, end)
      case (true, false): end = side.crossing(start, end)
      }
    }
    return (start, end)
  }

  private enum Side: CaseIterable {
    case left
    case right
    case top
    case bottom

    private var limit: Double {
      switch self {
      case .left, .top: -MapTracer.margin
      case .right: Double(MapWindow.width) + MapTracer.margin
      case .bottom: Double(MapWindow.height) + MapTracer.margin
      }
    }

    func holds(_ position: Position) -> Bool {
      switch self {
      case .left: position.x >= limit
      case .right: position.x <= limit
      case .top: position.y >= limit
      case .bottom: position.y <= limit
      }
    }

    func crossing(_ start: Position, _ end: Position) -> Position {
      switch self {
      case .left, .right:
        let part = (limit - start.x) / (end.x - start.x)
        return (limit, start.y + part * (end.y - start.y))
      case .top, .bottom:
        let part = (limit - start.y) / (end.y - start.y)
        return (start.x + part * (end.x - start.x), limit)
      }
    }
  }
}
