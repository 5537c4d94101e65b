import GalleryModel
import Mustache
import Presenters

/// A page of an album as its template shows it.
enum AlbumContext {
  static let keys: [Key] = ["countText", "descriptionHTML", "owner", "cells", "pagination"]

  private static let ownerShape = Shape("name", "url")

  static func values(
    of page: AlbumPage, _ contains: @escaping @Sendable (PhotoID) -> Bool
  ) -> [Value] {
    let address = page.head.address
    let description = DescriptionSanitizer().html(from: page.descriptionHTML) { id in
      contains(id) ? SitePaths.link(from: address, to: .photo(id)) : nil
    }
    return [
      .clean(page.countText), description.isEmpty ? .null : .html(description),
      page.owner.map { owner in
        .object(
          Object(
            ownerShape,
            [.clean(owner.name), .text(SitePaths.link(from: address, to: owner.page))]))
      } ?? .null,
      GridContext.cells(page.cells, at: address),
      PaginationContext.value(page.pagination, at: address, to: page.address),
    ]
  }
}

extension AlbumPage: PageContent {
  static let kind = PageKind("album", keys: AlbumContext.keys)

  var previousAddress: PageAddress? { pagination.previous.map(address) }
  var nextAddress: PageAddress? { pagination.next.map(address) }

  func values(_ contains: @escaping @Sendable (PhotoID) -> Bool) -> [Value] {
    AlbumContext.values(of: self, contains)
  }

  fileprivate func address(_ number: PageNumber) -> PageAddress { .album(id, number) }
}
