import GalleryModel
import Mustache
import Presenters

/// The way through a list as templates show it.
enum PaginationContext {
  private static let shape = Shape(
    "isNeeded", "firstURL", "previousURL", "nextURL", "lastURL", "items")
  private static let itemShape = Shape("number", "url", "isCurrent", "isGap", "label")

  static func value(
    _ pagination: Pagination, at address: PageAddress,
    to page: @escaping (PageNumber) -> PageAddress
  ) -> Value {
    let url = { (number: PageNumber?) -> Value in
      .text(number.map { SitePaths.link(from: address, to: page($0)) })
    }
    let items = pagination.items.map { item in
      switch item {
      case .gap: Value.object(Object(itemShape, [.null, .null, false, true, .null]))
      case .page(let number, let label, let isCurrent):
        Value.object(
          Object(
            itemShape,
            [.int(number.value), url(number), .bool(isCurrent), false, .clean(label)]))
      }
    }
    return .object(
      Object(
        shape,
        [
          .bool(pagination.isNeeded), url(pagination.first), url(pagination.previous),
          url(pagination.next), url(pagination.last), .list(items),
        ]))
  }
}
