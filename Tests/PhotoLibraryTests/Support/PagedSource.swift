import GalleryFixtures
import GalleryModel

/// Lists photos in pages, as a source of the API does, and keeps them in a log.
final class PagedSource: PhotoSource {
  let summary = SourceSummary(title: "Pages")
  /// The pages that were asked for.
  private(set) var pages: [Int] = []
  private let photos: [Photo]
  private let perPage: Int
  private let log: any ListingLog
  private let failingPage: Int?

  init(_ photos: [Photo], perPage: Int, log: any ListingLog, failsAt page: Int? = nil) {
    (self.photos, self.perPage, self.log, failingPage) = (photos, perPage, log, page)
  }

  func nextBatch() async throws -> PhotoBatch? {
    guard let number = log.nextPage else { return nil }
    pages.append(number)
    if number == failingPage { throw SourceFailure("the network is gone") }
    let start = (number - 1) * perPage
    let batch = PhotoBatch(photos: Array(photos.dropFirst(start).prefix(perPage)))
    let pageCount = (photos.count + perPage - 1) / perPage
    _ = try log.record(
      ListedPage(
        number: number, batch: batch, pageCount: pageCount, total: photos.count,
        isLast: number >= pageCount))
    return batch
  }
}
