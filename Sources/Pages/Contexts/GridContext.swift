import GalleryModel
import Mustache
import Presenters

/// A page of the grid as its template shows it.
enum GridContext {
  static let keys: [Key] = ["page", "countText", "isEmpty", "cells", "pagination"]

  /// Pictures that are likely in sight at once are loaded at once.
  private static let eagerCount = 4

  private static let pageShape = Shape("number", "count", "isFirst")
  private static let cellShape = Shape(
    "id", "url", "title", "alt", "owner", "isVideo", "isUntitled", "ratioClass", "image",
    "isUnavailable", "isEager")

  static func values(of page: GridPage) -> [Value] {
    [
      .object(
        Object(
          pageShape,
          [.int(page.number.value), .int(page.pagination.count), .bool(page.number == .first)])),
      .clean(page.countText), .bool(page.cells.isEmpty),
      cells(page.cells, at: page.head.address),
      PaginationContext.value(page.pagination, at: page.head.address, to: PageAddress.grid),
    ]
  }

  /// Gives the cells of any grid; those of its first row are loaded at once where it comes first.
  static func cells(
    _ cells: [GridCell], at address: PageAddress, isFirst: Bool = true
  ) -> Value {
    .list(
      cells.enumerated().map { cell($1, at: address, isEager: isFirst && $0 < eagerCount) })
  }

  private static func cell(
    _ cell: GridCell, at address: PageAddress, isEager: Bool
  ) -> Value {
    .object(
      Object(
        cellShape,
        [
          .text(cell.id.rawValue), .text(SitePaths.link(from: address, to: .photo(cell.id))),
          .clean(cell.title), .clean(cell.alternative), .clean(cell.ownerName),
          .bool(cell.isVideo), .bool(cell.isUntitled),
          .text(RatioClass.names(of: cell.picture)),
          cell.picture.map {
            PictureContext.value(
              $0, root: SitePaths.root(of: address), sizes: sizes(of: $0.fallback))
          } ?? .null,
          .bool(cell.picture == nil), .bool(isEager),
        ]))
  }

  // Rows are as high as a fifth of a wide window is wide, and a third of a narrow one.
  private static func sizes(of file: PictureFile) -> String {
    let wide = (20 * file.width + file.height / 2) / file.height
    let narrow = (34 * file.width + file.height / 2) / file.height
    return "(min-width:50em) \(max(1, wide))vw,\(min(100, max(1, narrow)))vw"
  }
}

extension GridPage: PageContent {
  static let kind = PageKind("grid", keys: GridContext.keys)

  var previousAddress: PageAddress? { pagination.previous.map(PageAddress.grid) }
  var nextAddress: PageAddress? { pagination.next.map(PageAddress.grid) }
  var emblem: (picture: Picture, alternative: String)? {
    cells.lazy.compactMap { cell in cell.picture.map { ($0, cell.alternative) } }.first
  }

  func values(_ contains: @escaping @Sendable (PhotoID) -> Bool) -> [Value] {
    GridContext.values(of: self)
  }
}
