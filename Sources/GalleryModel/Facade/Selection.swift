/// The photo that is looked at, with where it stands.
package struct Selection: Hashable, Sendable {
  /// The photo.
  package let photo: Photo
  /// Its position in the gallery, from 0.
  package let position: Int
  /// The grid page it is on.
  package let page: PageNumber
  /// The albums of the gallery that it is in.
  package let albums: [AlbumGroup]
  /// The key under which each of its tags is filed; `nil` for a tag that is not.
  package let tagKeys: [String?]
  /// The year it is filed under, if any.
  package let year: Int?
  /// What is known of it beyond what always shows, where that was asked for.
  package let details: PhotoDetails
  /// The photo before it, if it is not the first.
  package let previous: Photo?
  /// The photo after it, if it is not the last.
  package let next: Photo?
}
