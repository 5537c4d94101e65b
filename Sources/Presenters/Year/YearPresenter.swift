package import GalleryModel

/// Shows the photos of a year, the latest month first, page by page.
package final class YearPresenter {
  private let screen: Screen<YearPage>

  /// Listens to a model for a view, which is held weakly.
  package init(
    model: FlickrModel, view: any YearView, settings: SiteSettings, phrases: Phrases
  ) {
    screen = Screen(model, settings, phrases, frame: \.frame) { [weak view] in view?.show($0) }
  }

  /// Turns to a page of a year.
  ///
  /// - Throws: What the model throws.
  package func turn(to group: YearGroup, _ number: PageNumber) throws {
    let paging = screen.model.paging(of: group.positions.count)
    let frame = screen.frame
    screen.show(
      YearPage(
        frame: frame,
        head: screen.wording.head(
          .year(group.year, number), heading: screen.wording.dates.text(.year(group.year)),
          page: number, section: .archive, in: frame),
        year: group.year, months: try months(of: group, paging.positions(on: number)),
        countText: number == .first ? screen.wording.photoCount(paging.photoCount) : nil,
        pagination: Pagination(paging, current: number, phrases: screen.wording.phrases)))
  }

  private func months(of group: YearGroup, _ entries: Range<Int>) throws -> [YearMonth] {
    try (0...12).reversed().compactMap { month in
      let start = group.start(ofMonth: month)
      let shown = entries.clamped(to: start..<start + group.monthCounts[month])
      guard !shown.isEmpty else { return nil }
      return YearMonth(
        month: month,
        name: month == 0
          ? screen.wording.phrases.text(.monthUnknown) : screen.wording.dates.monthName(month),
        cells: try screen.photos(at: group.positions.part(shown)).map(screen.cells.cell))
    }
  }
}
