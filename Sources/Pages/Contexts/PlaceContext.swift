import GalleryModel
import Mustache
import Presenters

/// A page of the photos of a place as its template shows it.
enum PlaceContext {
  static let keys: [Key] = ["countText", "mapURL", "cells", "pagination"]

  static func values(of page: PlacePage) -> [Value] {
    let address = page.head.address
    return [
      .clean(page.countText), .text(SitePaths.link(from: address, to: .map(.first))),
      GridContext.cells(page.cells, at: address),
      PaginationContext.value(page.pagination, at: address, to: page.address),
    ]
  }
}

extension PlacePage: PageContent {
  static let kind = PageKind("place", keys: PlaceContext.keys)

  var previousAddress: PageAddress? { pagination.previous.map(address) }
  var nextAddress: PageAddress? { pagination.next.map(address) }

  func values(_ contains: @escaping @Sendable (PhotoID) -> Bool) -> [Value] {
    PlaceContext.values(of: self)
  }

  fileprivate func address(_ number: PageNumber) -> PageAddress { .place(cell, number) }
}
