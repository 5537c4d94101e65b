import GalleryModel
import Mustache
import Presenters

/// A page of the photos of a year as its template shows it.
enum YearContext {
  static let keys: [Key] = ["countText", "archiveURL", "months", "pagination"]

  private static let monthShape = Shape("id", "name", "cells")

  static func values(of page: YearPage) -> [Value] {
    let address = page.head.address
    return [
      .clean(page.countText), .text(SitePaths.link(from: address, to: .archive(.first))),
      .list(
        page.months.enumerated().map { number, month in
          let spot = PageAddress.month(month.month, year: page.year, on: page.pagination.current)
          return .object(
            Object(
              monthShape,
              [
                .text(SitePaths.fragment(of: spot)), .clean(month.name),
                GridContext.cells(month.cells, at: address, isFirst: number == 0),
              ]))
        }),
      PaginationContext.value(page.pagination, at: address, to: page.address),
    ]
  }
}

extension YearPage: PageContent {
  static let kind = PageKind("year", keys: YearContext.keys)

  var previousAddress: PageAddress? { pagination.previous.map(address) }
  var nextAddress: PageAddress? { pagination.next.map(address) }

  func values(_ contains: @escaping @Sendable (PhotoID) -> Bool) -> [Value] {
    YearContext.values(of: self)
  }

  fileprivate func address(_ number: PageNumber) -> PageAddress { .year(year, number) }
}
