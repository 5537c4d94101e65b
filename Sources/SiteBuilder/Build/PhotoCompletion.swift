package import GalleryModel

/// Completes the photos of a gallery by what is told of them on request only.
package struct PhotoCompletion {
  /// What is known of the photos so far.
  package let details: GalleryDetails
  /// Learns more of some photos, and tells which of them are gone.
  package let complete: ([Photo]) async throws -> Set<PhotoID>

  /// Gives details; without `complete` nothing is fetched.
  package init(
    _ details: GalleryDetails,
    complete: @escaping ([Photo]) async throws -> Set<PhotoID> = { _ in [] }
  ) {
    self.details = details
    self.complete = complete
  }
}
