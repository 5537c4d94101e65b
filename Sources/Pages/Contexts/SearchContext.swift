import GalleryModel
import Mustache
import Presenters

/// The page where photos are searched for as its template shows it.
enum SearchContext {
  static let keys: [Key] = ["ways"]

  private static let wayShape = Shape("label", "url")

  static func values(of page: SearchPage) -> [Value] {
    [
      .list(
        page.ways.map { way in
          .object(
            Object(
              wayShape,
              [
                .clean(way.label),
                .text(SitePaths.link(from: page.head.address, to: way.section.address)),
              ]))
        })
    ]
  }
}

extension SearchPage: PageContent {
  static let kind = PageKind("search", keys: SearchContext.keys)

  func values(_ contains: @escaping @Sendable (PhotoID) -> Bool) -> [Value] {
    SearchContext.values(of: self)
  }
}
