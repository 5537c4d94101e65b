import GalleryModel
import Mustache
import Presenters

/// A page of the list of people as its template shows it.
enum PeopleContext {
  static let keys: [Key] = ["countText", "people", "pagination", "isEmpty", "alert"]

  private static let personShape = Shape(
    "id", "name", "username", "location", "photoCountText", "iconURL", "initial", "streamURL",
    "firstPhoto", "photosURL")
  private static let photoShape = Shape("url", "image", "alt")
  private static let alertShape = Shape("title", "message")

  static func values(of page: PeoplePage) -> [Value] {
    [
      .clean(page.countText), .list(page.cards.map { person($0, at: page.head.address) }),
      PaginationContext.value(page.pagination, at: page.head.address, to: PageAddress.people),
      .bool(page.cards.isEmpty && page.alert == nil),
      page.alert.map {
        .object(Object(alertShape, [.clean($0.title), .clean($0.message)]))
      } ?? .null,
    ]
  }

  private static func person(_ card: PersonCard, at address: PageAddress) -> Value {
    .object(
      Object(
        personShape,
        [
          .text(SitePaths.anchor(of: card.id)), .clean(card.name), .clean(card.username),
          .clean(card.location), .clean(card.photoCountText), .address(card.iconURL),
          .clean(card.initial), .address(card.streamURL),
          card.firstPhoto.map { photo($0, at: address) } ?? .null,
          .text(SitePaths.link(from: address, to: .stream(card.id, .first))),
        ]))
  }

  private static func photo(_ photo: FirstPhoto, at address: PageAddress) -> Value {
    .object(
      Object(
        photoShape,
        [
          .text(SitePaths.link(from: address, to: .photo(photo.id))),
          PictureContext.thumbnail(photo.picture, root: SitePaths.root(of: address)),
          .clean(photo.alternative),
        ]))
  }
}

extension PeoplePage: PageContent {
  static let kind = PageKind("people", keys: PeopleContext.keys)

  var previousAddress: PageAddress? { pagination.previous.map(PageAddress.people) }
  var nextAddress: PageAddress? { pagination.next.map(PageAddress.people) }

  func values(_ contains: @escaping @Sendable (PhotoID) -> Bool) -> [Value] {
    PeopleContext.values(of: self)
  }
}
