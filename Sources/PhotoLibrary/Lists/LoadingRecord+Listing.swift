import GalleryModel

extension LoadingRecord {
  /// Recalls what happened while a listing was loaded.
  init(of listing: Int?, _ scan: ListingScan, in connection: Connection) throws {
    self.init()
    guard let listing else { return }
    let pages = PageTable(connection)
    skipped = try pages.skipped(of: listing)
    albums = try AlbumTable(connection).albums(of: listing)
    duplicateCount = try pages.duplicateCount(of: listing)
    withheldCount = scan.withheldCount
    assumedSafeCount = scan.assumedSafeCount
  }
}
