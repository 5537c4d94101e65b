import GalleryModel

/// Keeps the pages of a list in memory, as a library keeps them in a file.
final class MemoryLog: ListingLog {
  private(set) var pages: [ListedPage] = []
  private(set) var albums: [Album] = []
  private(set) var summary = SourceSummary(title: "")
  private var isComplete = false

  var nextPage: Int? { isComplete ? nil : pages.count + 1 }
  var position: String? { pages.last?.position }
  var photos: [Photo] { pages.flatMap(\.batch.photos) }
  var skipped: [SkippedRecord] { pages.flatMap(\.batch.skipped) }

  /// Gives itself to a source that begins or goes on with the list.
  func begin(_ key: String, _ summary: SourceSummary) -> any ListingLog {
    if pages.isEmpty { self.summary = summary }
    return self
  }

  func record(_ page: ListedPage) throws -> Int {
    precondition(page.number == nextPage, "pages are recorded one after the other")
    let known = Set(photos.map(\.id))
    pages.append(page)
    isComplete = page.isLast
    if let summary = page.summary { self.summary = summary }
    for album in page.batch.albums {
      if let index = albums.firstIndex(where: { $0.id == album.id }) {
        albums[index] = album
      } else {
        albums.append(album)
      }
    }
    return page.batch.photos.count { !known.contains($0.id) }
  }
}
