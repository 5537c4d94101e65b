import GalleryModel
import Mustache
import Presenters

/// A page of the photos with a tag as its template shows it.
enum TagContext {
  static let keys: [Key] = ["countText", "tagsURL", "cells", "pagination"]

  static func values(of page: TagPage) -> [Value] {
    let address = page.head.address
    return [
      .clean(page.countText), .text(SitePaths.link(from: address, to: .tags(.first))),
      GridContext.cells(page.cells, at: address),
      PaginationContext.value(page.pagination, at: address, to: page.address),
    ]
  }
}

extension TagPage: PageContent {
  static let kind = PageKind("tag", keys: TagContext.keys)

  var previousAddress: PageAddress? { pagination.previous.map(address) }
  var nextAddress: PageAddress? { pagination.next.map(address) }

  func values(_ contains: @escaping @Sendable (PhotoID) -> Bool) -> [Value] {
    TagContext.values(of: self)
  }

  fileprivate func address(_ number: PageNumber) -> PageAddress { .tag(slug, number) }
}
