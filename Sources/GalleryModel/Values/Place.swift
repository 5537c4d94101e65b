/// Where a photo was taken, as far as its owner shows it.
package struct Place: Hashable, Sendable {
  /// Degrees north, -90 to 90.
  package let latitude: Double
  /// Degrees east, -180 to 180.
  package let longitude: Double
  /// Flickr's accuracy: 1 world, about 3 country, 6 region, 11 city, 16 street.
  package let accuracy: Int
  /// Names from small to large (neighbourhood, locality, county, region, country), none empty.
  package let names: [String]

  /// Makes a place.
  ///
  /// - Returns: `nil` where Flickr means "no place": accuracy 0, both zero, or out of range.
  package init?(latitude: Double, longitude: Double, accuracy: Int, names: [String] = []) {
    guard accuracy > 0, (-90...90).contains(latitude), (-180...180).contains(longitude),
      latitude != 0 || longitude != 0
    else { return nil }
    self.latitude = latitude
    self.longitude = longitude
    self.accuracy = accuracy
    self.names = names.filter { !$0.isEmpty }
  }
}
