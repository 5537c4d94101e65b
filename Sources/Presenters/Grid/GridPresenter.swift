package import GalleryModel

/// Turns the page a model is turned to into one ``GridPage`` value.
package final class GridPresenter: GalleryObserver {
  private let model: FlickrModel
  private weak let view: (any GridView)?
  private let settings: SiteSettings
  private let wording: Wording
  private let cells: CellMaker
  private var isLoading = true
  private var subscription: Subscription?

  /// Listens to a model for a view, which is held weakly.
  package init(
    model: FlickrModel, view: any GridView, settings: SiteSettings, phrases: Phrases
  ) {
    self.model = model
    self.view = view
    self.settings = settings
    wording = Wording(phrases)
    cells = CellMaker(wording: wording, settings: settings)
    subscription = model.subscribe(self)
  }

  package func receive(_ event: GalleryEvent) {
    switch event {
    case .pageChanged:
      isLoading = true
      showPage()
    case .dataCompleted(let page):
      guard page == model.currentPage else { return }
      isLoading = false
      showPage()
    case .themeChanged: showPage()
    case .photoSelected: break
    }
  }

  private func showPage() {
    let frame = SiteFrame(of: model, settings: settings, phrases: wording.phrases)
    let page = model.currentPage
    view?.show(
      GridPage(
        frame: frame, head: head(of: page, in: frame), number: page, isLoading: isLoading,
        cells: model.currentPhotos.map(cells.cell),
        countText: page == .first ? wording.photoCount(model.photoCount) : nil,
        pagination: Pagination(model.paging, current: page, phrases: wording.phrases)))
  }

  private func head(of page: PageNumber, in frame: SiteFrame) -> PageHead {
    guard page != .first else {
      return PageHead(
        address: .grid(page), title: frame.title, heading: frame.title, summary: nil,
        section: .photos)
    }
    let heading = wording.phrases.text(.pageNumber, number: page.value)
    return wording.head(.grid(page), heading: heading, section: .photos, in: frame)
  }
}
