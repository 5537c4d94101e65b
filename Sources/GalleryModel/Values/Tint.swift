/// The colours that stand in a picture's place until it arrives: from its top to its bottom.
///
/// Colours come from a fixed set of 64, four steps a channel, so that one small stylesheet has them all
/// and no page needs styles of its own.
package struct Tint: Hashable, Sendable {
  /// One colour of the set.
  package struct Colour: Hashable, Sendable {
    /// How many steps a channel has.
    package static let steps = 4
    private static let digits: [Character] = ["0", "5", "a", "f"]

    /// The colour as three hexadecimal digits.
    package let name: String

    /// Takes the nearest colour to red, green and blue from 0 to 255.
    package init(red: Int, green: Int, blue: Int) {
      name = String(
        [red, green, blue].map { Self.digits[(min(255, max(0, $0)) * 3 + 127) / 255] })
    }

    /// All colours of the set, in order.
    package static var all: [Colour] {
      let values = (0..<steps).map { $0 * 85 }
      return values.flatMap { red in
        values.flatMap { green in
          values.map { Colour(red: red, green: green, blue: $0) }
        }
      }
    }
  }

  /// The colour at the top.
  package let top: Colour
  /// The colour at the bottom.
  package let bottom: Colour

  /// Lays one colour above the other.
  package init(top: Colour, bottom: Colour) {
    self.top = top
    self.bottom = bottom
  }
}
