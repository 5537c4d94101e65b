package import GalleryModel

/// Shows the photos taken near each other, page by page.
package final class PlacePresenter {
  private let screen: Screen<PlacePage>

  /// Listens to a model for a view, which is held weakly.
  package init(
    model: FlickrModel, view: any PlaceView, settings: SiteSettings, phrases: Phrases
  ) {
    screen = Screen(model, settings, phrases, frame: \.frame) { [weak view] in view?.show($0) }
  }

  /// Turns to a page of the photos at some positions, which were taken in a field of the earth.
  ///
  /// - Throws: What the model throws.
  package func turn(to cell: PlaceCell, _ positions: [Int32], _ number: PageNumber) throws {
    let paging = screen.model.paging(of: positions.count)
    let photos = try screen.photos(at: positions[...].part(paging.positions(on: number)))
    let name = PlaceNaming(wording: screen.wording).name(
      of: try screen.photos(at: PlaceNaming.sample(of: positions)), at: cell)
    let frame = screen.frame
    screen.show(
      PlacePage(
        frame: frame,
        head: screen.wording.head(
          .place(cell, number), heading: name, page: number, section: .map, in: frame),
        cell: cell, cells: photos.map(screen.cells.cell),
        countText: number == .first ? screen.wording.photoCount(paging.photoCount) : nil,
        pagination: Pagination(paging, current: number, phrases: screen.wording.phrases)))
  }

  /// Lists the photos that a place's name comes from.
  package static func sources(of positions: [Int32]) -> [Int32] {
    Array(PlaceNaming.sample(of: positions))
  }
}
