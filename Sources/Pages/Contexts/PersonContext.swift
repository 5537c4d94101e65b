import GalleryModel
import Mustache
import Presenters

/// A page of the photos of a member as its template shows it.
enum PersonContext {
  static let keys: [Key] = [
    "name", "username", "location", "iconURL", "initial", "streamURL", "countText", "cells",
    "pagination",
  ]

  static func values(of page: PersonPage) -> [Value] {
    [
      .clean(page.owner.name), .clean(page.owner.username), .clean(page.location),
      .address(page.iconURL), .clean(page.owner.name.prefix(1).uppercased()),
      .address(page.owner.streamURL), .clean(page.countText),
      GridContext.cells(page.cells, at: page.head.address),
      PaginationContext.value(page.pagination, at: page.head.address, to: page.address),
    ]
  }
}

extension PersonPage: PageContent {
  static let kind = PageKind("person", keys: PersonContext.keys)

  var previousAddress: PageAddress? { pagination.previous.map(address) }
  var nextAddress: PageAddress? { pagination.next.map(address) }

  func values(_ contains: @escaping @Sendable (PhotoID) -> Bool) -> [Value] {
    PersonContext.values(of: self)
  }

  fileprivate func address(_ number: PageNumber) -> PageAddress { .stream(id, number) }
}
