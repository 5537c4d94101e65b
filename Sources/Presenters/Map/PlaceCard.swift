/// A place as the list of places shows it.
package struct PlaceCard: Hashable, Sendable {
  /// The field of the earth it is.
  package let cell: PlaceCell
  /// What it is called.
  package let name: String
  /// How many photos were taken there, in words.
  package let photoCountText: String
  /// A photo that was taken there.
  package let photo: FirstPhoto
  /// Where it leads: to its only photo, or to its photos.
  package let target: PageAddress
}
