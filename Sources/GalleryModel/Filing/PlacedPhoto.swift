/// A photo of which the place is known.
package struct PlacedPhoto: Hashable, Sendable {
  /// The photo's position in the gallery.
  package let position: Int
  /// Where it was taken.
  package let coordinates: Coordinates
}
