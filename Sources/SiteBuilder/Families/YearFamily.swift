import GalleryModel
import Presenters

/// The pages of every year.
struct YearFamily: PageFamily {
  private let desk: PageDesk
  private let pages: GroupedPages
  private let presenter: YearPresenter

  init(_ desk: PageDesk) {
    self.desk = desk
    pages = GroupedPages(count: desk.index.years.count) {
      desk.model.paging(of: desk.index.years[$0].positions.count)
    }
    presenter = YearPresenter(
      model: desk.model, view: desk.view, settings: desk.settings, phrases: desk.phrases)
  }

  var pageCount: Int { pages.pageCount }

  func address(at index: Int) -> PageAddress {
    let (group, page) = pages[index]
    return .year(desk.index.years[group].year, page)
  }

  func combine(_ index: Int, into digest: inout Digest) throws {
    let (group, page) = pages[index]
    desk.combine(
      desk.index.years[group].positions, pages.paging(of: group), on: page, into: &digest)
  }

  func show(_ index: Int) throws {
    let (group, page) = pages[index]
    try presenter.turn(to: desk.index.years[group], page)
  }
}
