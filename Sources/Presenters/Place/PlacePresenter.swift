package import GalleryModel

/// Shows the photos taken near each other, page by page.
package final class PlacePresenter: GalleryObserver {
  private let model: FlickrModel
  private weak let view: (any PlaceView)?
  private let settings: SiteSettings
  private let wording: Wording
  private let cells: CellMaker
  private var page: PlacePage?
  private var subscription: Subscription?

  /// Listens to a model for a view, which is held weakly.
  package init(
    model: FlickrModel, view: any PlaceView, settings: SiteSettings, phrases: Phrases
  ) {
    self.model = model
    self.view = view
    self.settings = settings
    wording = Wording(phrases)
    cells = CellMaker(wording: wording, settings: settings)
    subscription = model.subscribe(self)
  }

  /// Turns to a page of the photos at some positions, which were taken in a field of the earth.
  ///
  /// - Throws: What the model throws.
  package func turn(to cell: PlaceCell, _ positions: [Int32], _ number: PageNumber) throws {
    let paging = model.paging(of: positions.count)
    let photos = try model.photos(at: positions[...].part(paging.positions(on: number)))
    let name = PlaceNaming(wording: wording).name(
      of: try model.photos(at: PlaceNaming.sample(of: positions)), at: cell)
    let frame = frame
    show(
      PlacePage(
        frame: frame,
        head: wording.head(
          .place(cell, number), heading: name, page: number, section: .map, in: frame),
        cell: cell, cells: photos.map(cells.cell),
        countText: number == .first ? wording.photoCount(paging.photoCount) : nil,
        pagination: Pagination(paging, current: number, phrases: wording.phrases)))
  }

  /// Lists the photos that a place's name comes from.
  package static func sources(of positions: [Int32]) -> [Int32] {
    PlaceNaming.sample(of: positions)
  }

  package func receive(_ event: GalleryEvent) {
    guard case .themeChanged = event, var page else { return }
    page.frame = frame
    show(page)
  }

  private var frame: SiteFrame {
    SiteFrame(of: model, settings: settings, phrases: wording.phrases)
  }

  private func show(_ page: PlacePage) {
    self.page = page
    view?.show(page)
  }
}
