/// Where a photo was taken, in words and numbers.
package struct PlaceLine: Hashable, Sendable {
  /// The names from small to large; empty where there are none.
  package let names: String
  /// The coordinates, no more exact than wished.
  package let coordinates: String
}
