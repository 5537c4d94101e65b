/// A page of a list as an answer gave it.
package struct ListedPage: Sendable, Equatable {
  /// The number that was asked for, from 1.
  package var number: Int
  /// What the page brought, photos that had come before included.
  package var batch: PhotoBatch
  /// How many pages the list has, as the answer tells; such counts drift.
  package var pageCount: Int?
  /// How many photos the list has, as the answer tells; such counts drift.
  package var total: Int?
  /// Tells that no page is to be asked for after this one.
  package var isLast: Bool
  /// Where the source stands after the page, in its own words.
  package var position: String?
  /// What is said of the list, where the page tells more than was known.
  package var summary: SourceSummary?

  /// Collects a page.
  package init(
    number: Int, batch: PhotoBatch, pageCount: Int? = nil, total: Int? = nil, isLast: Bool,
    position: String? = nil, summary: SourceSummary? = nil
  ) {
    self.number = number
    self.batch = batch
    self.pageCount = pageCount
    self.total = total
    self.isLast = isLast
    self.position = position
    self.summary = summary
  }
}
