/// Tells of a photo what decides whether its page must be made again, without unpacking it.
package struct PhotoOutline: Hashable, Sendable {
  /// The photo's id.
  package let id: PhotoID
  /// The position of its owner among the people, from 0.
  package let ownerPosition: Int
  /// Sums up the photo and its owner: where two are equal, so are the photos.
  ///
  /// The photo's position and how many photos its owner has are no part of it.
  package let digest: Digest

  /// Collects an outline.
  package init(id: PhotoID, ownerPosition: Int, digest: Digest) {
    self.id = id
    self.ownerPosition = ownerPosition
    self.digest = digest
  }
}
