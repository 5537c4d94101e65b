/// Lays the earth out flat as the Natural Earth projection does, which keeps its shape pleasing.
///
/// Source: Šavrič, Jenny, Patterson, Petrovič, Hurni, "A Polynomial Equation for the Natural Earth
/// Projection", Cartography and Geographic Information Science 38 (4), 2011.
enum WorldProjection {
  /// From the middle of the map to its eastern edge.
  static let halfWidth = 0.8707 * Double.pi
  /// From the middle of the map to its northern edge.
  static let halfHeight = point(longitude: 0, latitude: -90).y

  /// Finds a spot in the plane: x to the east, y to the south.
  static func point(longitude: Double, latitude: Double) -> PlanePoint {
    let (lambda, phi) = (longitude * .pi / 180, latitude * .pi / 180)
    let p2 = phi * phi
    let p4 = p2 * p2
    let x = 0.8707 + p2 * (-0.131979 + p2 * (-0.013791 + p4 * (0.003971 - 0.001529 * p2)))
    let y = 1.007226 + p2 * (0.015085 + p4 * (-0.044475 + 0.028874 * p2 - 0.005916 * p4))
    return PlanePoint(x: lambda * x, y: -phi * y)
  }
}
