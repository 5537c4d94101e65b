import Testing

@testable import GalleryModel
@testable import Presenters

struct PlaceGroupTests {
  private func place(_ position: Int, _ latitude: Double, _ longitude: Double) -> PlacedPhoto {
    PlacedPhoto(
      position: position, coordinates: Coordinates(latitude: latitude, longitude: longitude))
  }

  @Test(
    "A field of the earth is named by its south-western corner",
    arguments: [
      (48.85, 2.35, "48n002e"), (-33.86, 151.21, "34s151e"), (40.7, -74.0, "40n074w"),
      (-0.001, -0.001, "01s001w"), (0, 0.5, "00n000e"), (90, 180, "89n179e"),
      (-90, -180, "90s180w"),
    ])
  func names(_ latitude: Double, _ longitude: Double, _ name: String) {
    let cell = PlaceCell(
      latitude: GeoPrecision.exact.millionths(ofDegrees: latitude),
      longitude: GeoPrecision.exact.millionths(ofDegrees: longitude))
    #expect(cell.name == name)
  }

  @Test("Photos of a field are gathered, the fields with the most photos first")
  func gathering() {
    let groups = PlaceGroup.all(
      [place(0, 48.85, 2.35), place(3, 35.6, 139.7), place(7, 48.1, 2.99), place(9, 60, 10)],
      precision: .rounded)
    #expect(groups.map(\.cell.name) == ["48n002e", "35n139e", "60n010e"])
    #expect(groups.map(\.positions) == [[0, 7], [3], [9]])
  }

  @Test("A place is no more exact than it may be shown", arguments: GeoPrecision.allCases)
  func precision(_ precision: GeoPrecision) {
    let exact = PlaceGroup.all([place(0, 48.858_37, 2.294_48)], precision: precision)
    let near = PlaceGroup.all([place(0, 48.861_99, 2.290_01)], precision: precision)
    #expect((exact == near) == (precision != .exact))
    #expect(exact.isEmpty == (precision == .none))
  }
}
