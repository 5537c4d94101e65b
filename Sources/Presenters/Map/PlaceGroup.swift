import GalleryModel

/// The photos of a field of the earth.
struct PlaceGroup: Hashable, Sendable {
  let cell: PlaceCell
  /// Their positions in the gallery, ascending.
  let positions: [Int32]
  /// The middle of where they were taken, no more exact than places may be shown.
  let center: PlanePoint

  /// Gathers the photos whose places are known, the fields with the most photos first.
  static func all(_ places: [PlacedPhoto], precision: GeoPrecision) -> [PlaceGroup] {
    guard precision != .none else { return [] }
    var members: [PlaceCell: (positions: [Int32], latitude: Int, longitude: Int)] = [:]
    for place in places {
      let latitude = precision.millionths(ofDegrees: place.coordinates.latitude)
      let longitude = precision.millionths(ofDegrees: place.coordinates.longitude)
      let cell = PlaceCell(latitude: latitude, longitude: longitude)
      members[cell, default: ([], 0, 0)].positions.append(Int32(place.position))
      members[cell]?.latitude += latitude
      members[cell]?.longitude += longitude
    }
    return members.map { cell, all in
      let count = Double(all.positions.count)
      return PlaceGroup(
        cell: cell, positions: all.positions,
        center: WorldProjection.point(
          longitude: Double(all.longitude) / count / 1_000_000,
          latitude: Double(all.latitude) / count / 1_000_000))
    }.sorted { ($1.positions.count, $0.cell) < ($0.positions.count, $1.cell) }
  }
}
