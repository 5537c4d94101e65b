/// The photo that is looked at, with where it stands.
package struct Selection: Hashable, Sendable {
  /// The photo.
  package let photo: Photo
  /// Its position in the gallery, from 0.
  package let position: Int
  /// The grid page it is on.
  package let page: PageNumber
  /// The position of its owner among the people, from 0.
  package let ownerPosition: Int
  /// What is known of it beyond what always shows, where that was asked for.
  package let details: PhotoDetails
  /// The photo before it, if it is not the first.
  package let previous: Photo?
  /// The photo after it, if it is not the last.
  package let next: Photo?
}
