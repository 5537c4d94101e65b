/// What a source hands over in one go.
package struct PhotoBatch: Sendable, Equatable {
  /// Photos in the source's order; an id may have come before.
  package var photos: [Photo]
  /// Members of whom more is known than the photos tell.
  package var people: [Person]
  /// Albums that were found on the way.
  package var albums: [Album]
  /// Records that could not be used, each with a reason.
  package var skipped: [SkippedRecord]

  /// Collects a batch.
  package init(
    photos: [Photo] = [], people: [Person] = [], albums: [Album] = [],
    skipped: [SkippedRecord] = []
  ) {
    self.photos = photos
    self.people = people
    self.albums = albums
    self.skipped = skipped
  }
}
