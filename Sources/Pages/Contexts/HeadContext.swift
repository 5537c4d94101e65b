import Mustache
import Presenters

/// What a page says about itself in its head.
enum HeadContext {
  static let keys: [Key] = ["title", "heading", "canonical", "description", "headLinks"]

  private static let linksShape = Shape("previousURL", "nextURL")

  static func values(of page: SitePage) -> [Value] {
    let head = page.head
    return [
      .clean(head.title), .clean(head.heading),
      .text(SitePaths.canonical(head.address, base: page.frame.baseURL)), .clean(head.summary),
      .object(
        Object(
          linksShape,
          neighbors(of: page).map { address in
            .text(address.map { SitePaths.link(from: head.address, to: $0) })
          })),
    ]
  }

  private static func neighbors(of page: SitePage) -> [PageAddress?] {
    switch page {
    case .grid(let page):
      [page.pagination.previous.map(PageAddress.grid), page.pagination.next.map(PageAddress.grid)]
    case .photo(let page):
      [page.previous.map { .photo($0.id) }, page.next.map { .photo($0.id) }]
    case .people(let page):
      [
        page.pagination.previous.map(PageAddress.people),
        page.pagination.next.map(PageAddress.people),
      ]
    case .about, .notFound: [nil, nil]
    }
  }
}
