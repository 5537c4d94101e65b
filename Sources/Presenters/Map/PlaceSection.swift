/// Places that share a pin, or those that have one each.
package struct PlaceSection: Hashable, Sendable {
  /// What the places have in common and how many photos they have; `nil` for lone places.
  package let heading: String?
  /// The places.
  package let cards: [PlaceCard]
}
