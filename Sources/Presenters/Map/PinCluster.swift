/// Fields of the earth that one pin stands for.
struct PinCluster {
  /// The fields, as numbers in their list; the first one, with the most photos, has the pin.
  var groups: [Int]
  /// Where the pin is.
  let point: MapPoint

  /// Gathers fields so that no two pins are closer than pins are wide, and few enough are left.
  static func all(_ groups: [PlaceGroup], in window: MapWindow) -> [PinCluster] {
    var distance = MapPin.largestRadius * 2 + 8
    while true {
      let clusters = clusters(groups, in: window, distance: distance)
      if clusters.count <= most { return clusters }
      distance += distance / 3
    }
  }

  /// A map holds at most so many pins.
  static let most = 150

  private struct Tile: Hashable {
    let column: Int
    let row: Int
  }

  // Fields with many photos come first and keep their pin; a tile is as wide as the distance, so
  // that whatever is near lies in one of nine.
  private static func clusters(
    _ groups: [PlaceGroup], in window: MapWindow, distance: Int
  ) -> [PinCluster] {
    var clusters: [PinCluster] = []
    var tiles: [Tile: [Int]] = [:]
    for (number, group) in groups.enumerated() {
      let position = window.position(of: group.center)
      let point = MapPoint(x: Int(position.x.rounded()), y: Int(position.y.rounded()))
      let tile = Tile(column: point.x / distance, row: point.y / distance)
      let near = (-1...1).flatMap { across in
        (-1...1).flatMap { down in
          tiles[Tile(column: tile.column + across, row: tile.row + down), default: []]
        }
      }
      let nearest = near.map { (Self.square(clusters[$0].point, point), $0) }.min { $0 < $1 }
      if let (square, owner) = nearest, square < distance * distance {
        clusters[owner].groups.append(number)
      } else {
        tiles[tile, default: []].append(clusters.count)
        clusters.append(PinCluster(groups: [number], point: point))
      }
    }
    return clusters
  }

  private static func square(_ first: MapPoint, _ second: MapPoint) -> Int {
    (first.x - second.x) * (first.x - second.x) + (first.y - second.y) * (first.y - second.y)
  }
}
