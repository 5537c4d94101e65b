import GalleryModel
import Presenters

/// The pages of the photos of every place.
struct PlaceFamily: PageFamily {
  private let desk: PageDesk
  private let places: [(cell: PlaceCell, positions: [Int32])]
  private let pages: GroupedPages
  private let presenter: PlacePresenter

  init(_ desk: PageDesk, _ layout: MapLayout) {
    self.desk = desk
    let places = layout.gatherings
    self.places = places
    pages = GroupedPages(count: places.count) {
      desk.model.paging(of: places[$0].positions.count)
    }
    presenter = PlacePresenter(
      model: desk.model, view: desk.view, settings: desk.settings, phrases: desk.phrases)
  }

  var pageCount: Int { pages.pageCount }

  func address(at index: Int) -> PageAddress {
    let (group, page) = pages[index]
    return .place(places[group].cell, page)
  }

  func combine(_ index: Int, into digest: inout Digest) {
    let (group, page) = pages[index]
    let positions = places[group].positions
    for position in PlacePresenter.sources(of: positions) {
      digest.combine(desk.outlines[Int(position)].digest)
    }
    desk.combine(positions[...], pages.paging(of: group), on: page, into: &digest)
  }

  func show(_ index: Int) throws {
    let (group, page) = pages[index]
    try presenter.turn(to: places[group].cell, places[group].positions, page)
  }
}
