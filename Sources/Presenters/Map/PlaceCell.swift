/// A field of the earth, one degree high and wide, that gathers what was taken near each other.
package struct PlaceCell: Hashable, Sendable, Comparable {
  /// The degree north that it begins at, -90 to 89.
  package let latitude: Int
  /// The degree east that it begins at, -180 to 179.
  package let longitude: Int

  /// Finds the field of a point in millionths of degrees; the last ones hold their far edges, too.
  package init(latitude: Int, longitude: Int) {
    self.latitude = min(max(Self.floor(latitude), -90), 89)
    self.longitude = min(max(Self.floor(longitude), -180), 179)
  }

  /// Names the field in addresses: `48n002e` has Paris in it.
  package var name: String {
    let (north, east) = (latitude >= 0, longitude >= 0)
    return Self.padded(abs(latitude), to: 2) + (north ? "n" : "s")
      + Self.padded(abs(longitude), to: 3) + (east ? "e" : "w")
  }

  package static func < (left: Self, right: Self) -> Bool {
    (left.latitude, left.longitude) < (right.latitude, right.longitude)
  }

  private static func floor(_ millionths: Int) -> Int {
    let (degrees, rest) = millionths.quotientAndRemainder(dividingBy: 1_000_000)
    return rest < 0 ? degrees - 1 : degrees
  }

  private static func padded(_ number: Int, to length: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, length - digits.utf8.count)) + digits
  }
}
