import GalleryModel
import Presenters

/// The pages of the list of places, the first one with the map.
struct MapFamily: PageFamily {
  private let desk: PageDesk
  private let layout: MapLayout
  private let presenter: MapPresenter
  private let places: Int

  init(_ desk: PageDesk, _ layout: MapLayout) {
    self.desk = desk
    self.layout = layout
    var sum = Digest()
    layout.combine(into: &sum)
    places = Int(truncatingIfNeeded: sum.value)
    presenter = MapPresenter(
      model: desk.model, view: desk.view, settings: desk.settings, phrases: desk.phrases,
      outline: desk.land, layout: layout)
  }

  var pageCount: Int { layout.pageCount }

  func address(at index: Int) -> PageAddress { .map(PageNumber(clamping: index + 1)) }

  func combine(_ index: Int, into digest: inout Digest) {
    digest.combine(places)
    for position in layout.sources(of: PageNumber(clamping: index + 1)) {
      digest.combine(desk.outlines[Int(position)].digest)
    }
  }

  func show(_ index: Int) throws { try presenter.turn(to: PageNumber(clamping: index + 1)) }
}
