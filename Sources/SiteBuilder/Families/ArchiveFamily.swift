import GalleryModel
import Presenters

/// The pages of the list of years.
struct ArchiveFamily: PageFamily {
  private let desk: PageDesk
  private let cut: PageCut
  private let presenter: ArchivePresenter

  init(_ desk: PageDesk) {
    self.desk = desk
    cut = PageCut(count: desk.index.years.count, length: desk.settings.yearsPerPage)
    presenter = ArchivePresenter(
      model: desk.model, view: desk.view, settings: desk.settings, phrases: desk.phrases)
  }

  var pageCount: Int { cut.pageCount }

  func address(at index: Int) -> PageAddress { .archive(PageNumber(clamping: index + 1)) }

  func combine(_ index: Int, into digest: inout Digest) {
    digest.combine(cut.pageCount)
    for year in desk.index.years[cut.entries(on: PageNumber(clamping: index + 1))] {
      digest.combine(year.year)
      for count in year.monthCounts { digest.combine(count) }
    }
    // The chart leads to the pages on which the months begin.
    digest.combine(desk.model.perPage)
    digest.combine(desk.model.paging.order.rawValue)
  }

  func show(_ index: Int) throws { try presenter.turn(to: PageNumber(clamping: index + 1)) }
}
