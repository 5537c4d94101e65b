package import GalleryModel

/// Shows the years and months of a gallery as a chart, page by page.
package final class ArchivePresenter: GalleryObserver {
  private let model: FlickrModel
  private weak let view: (any ArchiveView)?
  private let settings: SiteSettings
  private let wording: Wording
  private var page: ArchivePage?
  private var subscription: Subscription?

  /// Listens to a model for a view, which is held weakly.
  package init(
    model: FlickrModel, view: any ArchiveView, settings: SiteSettings, phrases: Phrases
  ) {
    self.model = model
    self.view = view
    self.settings = settings
    wording = Wording(phrases)
    subscription = model.subscribe(self)
  }

  /// Turns to a page of the list.
  ///
  /// - Throws: What the model throws.
  package func turn(to number: PageNumber) throws {
    let all = try model.index().years
    let cut = PageCut(count: all.count, length: settings.yearsPerPage)
    let years = all[cut.entries(on: number)]
    let fullest = years.flatMap { $0.monthCounts.dropFirst() }.max() ?? 0
    let frame = frame
    let phrases = wording.phrases
    show(
      ArchivePage(
        frame: frame,
        head: wording.head(
          .archive(number), heading: phrases.text(.archiveHeading), page: number,
          section: .archive, in: frame),
        years: years.map { year($0, fullest: fullest) },
        pagination: Pagination(current: number, count: cut.pageCount, phrases: phrases)))
  }

  private func year(_ group: YearGroup, fullest: Int) -> ArchiveYear {
    let paging = model.paging(of: group.positions.count)
    return ArchiveYear(
      year: group.year, countText: wording.photoCount(group.positions.count),
      months: (1...12).map { month in
        let count = group.monthCounts[month]
        return ArchiveMonth(
          month: month,
          label: wording.phrases.text(
            .monthCount,
            [
              "month": wording.dates.text(.month(year: group.year, month: month)),
              "photos": wording.photoCount(count),
            ]),
          level: fullest == 0 ? 0 : (4 * count + fullest - 1) / fullest,
          page: paging.home(of: group.start(ofMonth: month)))
      })
  }

  package func receive(_ event: GalleryEvent) {
    guard case .themeChanged = event, var page else { return }
    page.frame = frame
    show(page)
  }

  private var frame: SiteFrame {
    SiteFrame(of: model, settings: settings, phrases: wording.phrases)
  }

  private func show(_ page: ArchivePage) {
    self.page = page
    view?.show(page)
  }
}
