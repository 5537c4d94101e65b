import GalleryModel
import Mustache
import Presenters

/// A page of the list of albums as its template shows it.
enum AlbumsContext {
  static let keys: [Key] = ["countText", "albums", "pagination"]

  private static let shape = Shape("url", "title", "countText", "image")

  static func values(of page: AlbumsPage) -> [Value] {
    [
      .clean(page.countText), .list(page.cards.map { card($0, at: page.head.address) }),
      PaginationContext.value(page.pagination, at: page.head.address, to: page.address),
    ]
  }

  private static func card(_ card: AlbumCard, at address: PageAddress) -> Value {
    .object(
      Object(
        shape,
        [
          .text(SitePaths.link(from: address, to: .album(card.id, .first))),
          .clean(card.title), .clean(card.countText),
          card.cover.map {
            PictureContext.value(
              $0, root: SitePaths.root(of: address), sizes: "(min-width: 50em) 25vw, 90vw")
          } ?? .null,
        ]))
  }
}

extension AlbumsPage: PageContent {
  static let kind = PageKind("albums", keys: AlbumsContext.keys)

  var previousAddress: PageAddress? { pagination.previous.map(address) }
  var nextAddress: PageAddress? { pagination.next.map(address) }

  func values(_ contains: @escaping @Sendable (PhotoID) -> Bool) -> [Value] {
    AlbumsContext.values(of: self)
  }

  fileprivate func address(_ number: PageNumber) -> PageAddress { .albums(number) }
}
