package import GalleryModel

/// Shows the photos of a year, the latest month first, page by page.
package final class YearPresenter: GalleryObserver {
  private let model: FlickrModel
  private weak let view: (any YearView)?
  private let settings: SiteSettings
  private let wording: Wording
  private let cells: CellMaker
  private var page: YearPage?
  private var subscription: Subscription?

  /// Listens to a model for a view, which is held weakly.
  package init(
    model: FlickrModel, view: any YearView, settings: SiteSettings, phrases: Phrases
  ) {
    self.model = model
    self.view = view
    self.settings = settings
    wording = Wording(phrases)
    cells = CellMaker(wording: wording, settings: settings)
    subscription = model.subscribe(self)
  }

  /// Turns to a page of a year.
  ///
  /// - Throws: What the model throws.
  package func turn(to group: YearGroup, _ number: PageNumber) throws {
    let paging = model.paging(of: group.positions.count)
    let frame = frame
    show(
      YearPage(
        frame: frame,
        head: wording.head(
          .year(group.year, number), heading: wording.dates.text(.year(group.year)),
          page: number, section: .archive, in: frame),
        year: group.year, months: try months(of: group, paging.positions(on: number)),
        countText: number == .first ? wording.photoCount(paging.photoCount) : nil,
        pagination: Pagination(paging, current: number, phrases: wording.phrases)))
  }

  private func months(of group: YearGroup, _ entries: Range<Int>) throws -> [YearMonth] {
    try (0...12).reversed().compactMap { month in
      let start = group.start(ofMonth: month)
      let shown = entries.clamped(to: start..<start + group.monthCounts[month])
      guard !shown.isEmpty else { return nil }
      return YearMonth(
        month: month,
        name: month == 0
          ? wording.phrases.text(.monthUnknown) : wording.dates.monthName(month),
        cells: try model.photos(at: group.positions.part(shown)).map(cells.cell))
    }
  }

  package func receive(_ event: GalleryEvent) {
    guard case .themeChanged = event, var page else { return }
    page.frame = frame
    show(page)
  }

  private var frame: SiteFrame {
    SiteFrame(of: model, settings: settings, phrases: wording.phrases)
  }

  private func show(_ page: YearPage) {
    self.page = page
    view?.show(page)
  }
}
