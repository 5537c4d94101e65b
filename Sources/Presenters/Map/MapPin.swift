/// A link on the map: one photo, or several as a number.
package struct MapPin: Hashable, Sendable {
  /// Where its middle is.
  package let point: MapPoint
  /// How large it is, in the drawing's units.
  package let radius: Int
  /// How many photos it stands for, in short; `nil` for one.
  package let countText: String?
  /// What it stands for, in words.
  package let label: String
  /// Where it leads.
  package let target: PageAddress

  /// No pin is larger.
  package static let largestRadius = 34

  /// Chooses a size by the number of photos.
  static func radius(for count: Int) -> Int {
    switch count {
    case 1: 18
    case ..<10: 26
    case ..<100: 30
    default: largestRadius
    }
  }

  /// Writes a number in at most four characters.
  static func short(_ count: Int, _ phrases: Phrases) -> String {
    switch count {
    case ..<1000: phrases.number(count)
    case ..<1_000_000: phrases.number(count / 1000) + "k"
    default: phrases.number(count / 1_000_000) + "M"
    }
  }
}
