package import GalleryModel

/// Shows the photos with a tag, page by page.
package final class TagPresenter: GalleryObserver {
  private let model: FlickrModel
  private weak let view: (any TagView)?
  private let settings: SiteSettings
  private let wording: Wording
  private let cells: CellMaker
  private var page: TagPage?
  private var subscription: Subscription?

  /// Listens to a model for a view, which is held weakly.
  package init(
    model: FlickrModel, view: any TagView, settings: SiteSettings, phrases: Phrases
  ) {
    self.model = model
    self.view = view
    self.settings = settings
    wording = Wording(phrases)
    cells = CellMaker(wording: wording, settings: settings)
    subscription = model.subscribe(self)
  }

  /// Turns to a page of the photos with a tag.
  ///
  /// - Throws: What the model throws.
  package func turn(to tag: TagGroup, _ number: PageNumber) throws {
    let paging = model.paging(of: tag.positions.count)
    let photos = try model.photos(at: tag.positions.part(paging.positions(on: number)))
    let frame = frame
    show(
      TagPage(
        frame: frame,
        head: wording.head(
          .tag(tag.slug, number), heading: try TagNaming(model: model).name(of: tag),
          page: number, section: .tags, in: frame),
        slug: tag.slug, cells: photos.map(cells.cell),
        countText: number == .first ? wording.photoCount(paging.photoCount) : nil,
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

  private func show(_ page: TagPage) {
    self.page = page
    view?.show(page)
  }
}
