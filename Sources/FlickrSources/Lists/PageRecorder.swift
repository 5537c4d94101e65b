package import GalleryModel

/// Finds the log of a list by its key; what is said of the list goes into it.
package typealias ListingLogs = (_ key: String, _ summary: SourceSummary) throws -> any ListingLog

/// Hands pages to the log of a list, where there is one.
struct PageRecorder {
  private let log: (any ListingLog)?
  private var number: Int

  init(_ log: (any ListingLog)?) {
    self.log = log
    number = log?.nextPage ?? 1
  }

  /// Where the source stood when an earlier run broke off; `nil` for a list that begins.
  var position: String? { log?.position }

  /// The albums that came before an earlier run broke off.
  var albums: [Album] { log?.albums ?? [] }

  /// What an earlier run found out of the list, if one broke off.
  var summary: SourceSummary? { position == nil ? nil : log?.summary }

  /// Keeps a page before anybody sees it.
  mutating func record(
    _ batch: PhotoBatch, _ page: AnswerPage? = nil, position: String, isLast: Bool,
    summary: SourceSummary
  ) throws {
    _ = try log?.record(
      ListedPage(
        number: number, batch: batch, pageCount: page?.count, total: page?.total, isLast: isLast,
        position: position, summary: summary == log?.summary ? nil : summary))
    number += 1
  }
}
