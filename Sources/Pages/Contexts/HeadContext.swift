import Mustache
import Presenters

/// What a page says about itself in its head.
enum HeadContext {
  static let keys: [Key] = ["title", "heading", "canonical", "description", "headLinks", "social"]

  private static let linksShape = Shape("previousURL", "nextURL")

  static func values(of page: any PageContent) -> [Value] {
    let head = page.head
    return [
      .clean(head.title), .clean(head.heading),
      .text(SitePaths.canonical(head.address, base: page.frame.baseURL)), .clean(head.summary),
      .object(
        Object(
          linksShape,
          [page.previousAddress, page.nextAddress].map { address in
            .text(address.map { SitePaths.link(from: head.address, to: $0) })
          })),
      SocialContext.value(of: page),
    ]
  }
}
