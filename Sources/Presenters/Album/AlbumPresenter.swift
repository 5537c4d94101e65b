package import GalleryModel

/// Shows the photos of an album, in its order, page by page.
package final class AlbumPresenter: GalleryObserver {
  private let model: FlickrModel
  private weak let view: (any AlbumView)?
  private let settings: SiteSettings
  private let wording: Wording
  private let cells: CellMaker
  private let details: PhotoDetails
  private var page: AlbumPage?
  private var subscription: Subscription?

  /// Listens to a model for a view, which is held weakly.
  package init(
    model: FlickrModel, view: any AlbumView, settings: SiteSettings, phrases: Phrases
  ) {
    self.model = model
    self.view = view
    self.settings = settings
    wording = Wording(phrases)
    cells = CellMaker(wording: wording, settings: settings)
    details = PhotoDetails(wording: wording, settings: settings)
    subscription = model.subscribe(self)
  }

  /// Turns to a page of an album.
  ///
  /// - Throws: What the model throws.
  package func turn(to album: AlbumGroup, _ number: PageNumber) throws {
    let paging = Paging(perPage: model.perPage, photoCount: album.positions.count)
    let photos = try model.photos(at: album.positions.part(paging.positions(on: number)))
    let frame = frame
    let isFirst = number == .first
    show(
      AlbumPage(
        frame: frame,
        head: wording.head(
          .album(album.id, number), heading: wording.titles.title(album.title), page: number,
          section: .albums, in: frame),
        id: album.id, descriptionHTML: isFirst ? album.descriptionHTML : "",
        owner: isFirst ? photos.first.map { details.owner($0.owner) } : nil,
        cells: photos.map(cells.cell),
        countText: isFirst ? wording.photoCount(paging.photoCount) : nil,
        pagination: Pagination(paging, current: number, phrases: wording.phrases)))
  }

  package func receive(_ event: GalleryEvent) {
    guard case .themeChanged = event, var page else { return }
    page.frame = frame
    show(page)
  }

  private var frame: SiteFrame {
    SiteFrame(of: model, settings: settings, phrases: wording.phrases)
  }

  private func show(_ page: AlbumPage) {
    self.page = page
    view?.show(page)
  }
}
