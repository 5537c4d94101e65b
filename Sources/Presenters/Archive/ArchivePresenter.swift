package import GalleryModel

/// Shows the years and months of a gallery as a chart, page by page.
package final class ArchivePresenter {
  private let screen: Screen<ArchivePage>

  /// Listens to a model for a view, which is held weakly.
  package init(
    model: FlickrModel, view: any ArchiveView, settings: SiteSettings, phrases: Phrases
  ) {
    screen = Screen(model, settings, phrases, frame: \.frame) { [weak view] in view?.show($0) }
  }

  /// Turns to a page of the list.
  ///
  /// - Throws: What the model throws.
  package func turn(to number: PageNumber) throws {
    let all = try screen.model.index().years
    let cut = PageCut(count: all.count, length: screen.settings.yearsPerPage)
    let years = all[cut.entries(on: number)]
    let fullest = years.flatMap { $0.monthCounts.dropFirst() }.max() ?? 0
    let frame = screen.frame
    let phrases = screen.wording.phrases
    screen.show(
      ArchivePage(
        frame: frame,
        head: screen.wording.head(
          .archive(number), heading: phrases.text(.archiveHeading), page: number,
          section: .archive, in: frame),
        years: years.map { year($0, fullest: fullest) },
        pagination: Pagination(current: number, count: cut.pageCount, phrases: phrases)))
  }

  private func year(_ group: YearGroup, fullest: Int) -> ArchiveYear {
    let paging = screen.model.paging(of: group.positions.count)
    return ArchiveYear(
      year: group.year, countText: screen.wording.photoCount(group.positions.count),
      months: (1...12).map { month in
        let count = group.monthCounts[month]
        return ArchiveMonth(
          month: month,
          label: screen.wording.phrases.text(
            .monthCount,
            [
              "month": screen.wording.dates.text(.month(year: group.year, month: month)),
              "photos": screen.wording.photoCount(count),
            ]),
          level: fullest == 0 ? 0 : (4 * count + fullest - 1) / fullest,
          page: paging.home(of: group.start(ofMonth: month)))
      })
  }
}
