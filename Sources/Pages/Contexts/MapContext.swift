import GalleryModel
import Mustache
import Presenters

/// A page of the places of a gallery as its template shows it.
enum MapContext {
  static let keys: [Key] = ["countText", "drawing", "sections", "isSplit", "pagination"]

  private static let drawingShape = Shape("width", "height", "edge", "graticule", "land", "pins")
  private static let pinShape = Shape("url", "label", "x", "y", "radius", "count")
  private static let sectionShape = Shape("heading", "places")
  private static let placeShape = Shape("id", "url", "name", "countText", "image")

  static func values(of page: MapPage) -> [Value] {
    let address = page.head.address
    return [
      .clean(page.countText), page.drawing.map { drawing($0, at: address) } ?? .null,
      .list(page.sections.map { section($0, at: address) }),
      .bool(page.sections.contains { $0.heading != nil }),
      PaginationContext.value(page.pagination, at: address, to: PageAddress.map),
    ]
  }

  private static func drawing(_ drawing: MapDrawing, at address: PageAddress) -> Value {
    .object(
      Object(
        drawingShape,
        [
          .int(drawing.width), .int(drawing.height),
          .text(PathData.text(of: drawing.edge, isClosed: true)),
          .text(PathData.text(of: drawing.graticule, isClosed: false)),
          .text(PathData.text(of: drawing.land, isClosed: true)),
          .list(drawing.pins.map { pin($0, at: address) }),
        ]))
  }

  private static func pin(_ pin: MapPin, at address: PageAddress) -> Value {
    .object(
      Object(
        pinShape,
        [
          .text(SitePaths.link(from: address, to: pin.target)), .clean(pin.label),
          .int(pin.point.x), .int(pin.point.y), .int(pin.radius), .clean(pin.countText),
        ]))
  }

  private static func section(_ section: PlaceSection, at address: PageAddress) -> Value {
    .object(
      Object(
        sectionShape,
        [.clean(section.heading), .list(section.cards.map { card($0, at: address) })]))
  }

  private static func card(_ card: PlaceCard, at address: PageAddress) -> Value {
    .object(
      Object(
        placeShape,
        [
          .text(SitePaths.fragment(of: .spot(card.cell, on: .first))),
          .text(SitePaths.link(from: address, to: card.target)), .clean(card.name),
          .clean(card.photoCountText),
          card.photo.picture.map {
            PictureContext.value(
              $0, root: SitePaths.root(of: address), sizes: "(min-width: 50em) 25vw, 90vw")
          } ?? .null,
        ]))
  }
}

extension MapPage: PageContent {
  static let kind = PageKind("map", keys: MapContext.keys)

  var previousAddress: PageAddress? { pagination.previous.map(PageAddress.map) }
  var nextAddress: PageAddress? { pagination.next.map(PageAddress.map) }

  func values(_ contains: @escaping @Sendable (PhotoID) -> Bool) -> [Value] {
    MapContext.values(of: self)
  }
}
