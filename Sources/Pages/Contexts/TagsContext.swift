import GalleryModel
import Mustache
import Presenters

/// A page of the list of tags as its template shows it.
enum TagsContext {
  static let keys: [Key] = ["countText", "entries", "pagination"]

  private static let shape = Shape("url", "name", "count", "weight")

  static func values(of page: TagsPage) -> [Value] {
    [
      .clean(page.countText),
      .list(
        page.entries.map { entry in
          .object(
            Object(
              shape,
              [
                .text(SitePaths.link(from: page.head.address, to: .tag(entry.slug, .first))),
                .clean(entry.name), .clean(entry.count), .int(entry.weight),
              ]))
        }),
      PaginationContext.value(page.pagination, at: page.head.address, to: page.address),
    ]
  }
}

extension TagsPage: PageContent {
  static let kind = PageKind("tags", keys: TagsContext.keys)

  var previousAddress: PageAddress? { pagination.previous.map(address) }
  var nextAddress: PageAddress? { pagination.next.map(address) }

  func values(_ contains: @escaping @Sendable (PhotoID) -> Bool) -> [Value] {
    TagsContext.values(of: self)
  }

  fileprivate func address(_ number: PageNumber) -> PageAddress { .tags(number) }
}
