/// What a report tells about loading.
package struct LoadingRecord: Equatable, Sendable {
  /// Records that could not be used.
  package var skipped: [SkippedRecord] = []
  /// Albums the source told of.
  package var albums: [Album] = []
  /// Photos left out because they are not public or not safe enough.
  package var withheldCount = 0
  /// Photos that came more than once.
  package var duplicateCount = 0
  /// Published photos whose source gives no rating.
  package var assumedSafeCount = 0

  /// Begins with nothing loaded.
  package init() {}

  /// Takes albums in; one that came before is replaced by what is known of it now.
  mutating func take(_ albums: [Album]) {
    for album in albums {
      if let index = self.albums.lastIndex(where: { $0.id == album.id }) {
        self.albums[index] = album
      } else {
        self.albums.append(album)
      }
    }
  }
}
