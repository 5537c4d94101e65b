import GalleryModel
import Mustache
import Presenters

/// A page of the list of years as its template shows it.
enum ArchiveContext {
  static let keys: [Key] = ["years", "pagination"]

  private static let yearShape = Shape("url", "year", "countText", "months")
  private static let monthShape = Shape("url", "month", "label", "level")

  static func values(of page: ArchivePage) -> [Value] {
    [
      .list(page.years.map { year($0, at: page.head.address) }),
      PaginationContext.value(page.pagination, at: page.head.address, to: page.address),
    ]
  }

  private static func year(_ year: ArchiveYear, at address: PageAddress) -> Value {
    .object(
      Object(
        yearShape,
        [
          .text(SitePaths.link(from: address, to: .year(year.year, .first))),
          .int(year.year), .clean(year.countText),
          .list(year.months.map { month($0, of: year.year, at: address) }),
        ]))
  }

  private static func month(
    _ month: ArchiveMonth, of year: Int, at address: PageAddress
  ) -> Value {
    let spot = PageAddress.month(month.month, year: year, on: month.page)
    return .object(
      Object(
        monthShape,
        [
          month.level == 0 ? .null : .text(SitePaths.link(from: address, to: spot)),
          .int(month.month), .clean(month.label), .int(month.level),
        ]))
  }
}

extension ArchivePage: PageContent {
  static let kind = PageKind("archive", keys: ArchiveContext.keys)

  var previousAddress: PageAddress? { pagination.previous.map(address) }
  var nextAddress: PageAddress? { pagination.next.map(address) }

  func values(_ contains: @escaping @Sendable (PhotoID) -> Bool) -> [Value] {
    ArchiveContext.values(of: self)
  }

  fileprivate func address(_ number: PageNumber) -> PageAddress { .archive(number) }
}
