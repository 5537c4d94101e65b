import GalleryModel
import Presenters

/// The pages of every tag.
struct TagFamily: PageFamily {
  private let desk: PageDesk
  private let pages: GroupedPages
  private let presenter: TagPresenter

  init(_ desk: PageDesk) {
    self.desk = desk
    pages = GroupedPages(count: desk.index.tagCount) {
      desk.model.paging(of: desk.index.tag($0).positions.count)
    }
    presenter = TagPresenter(
      model: desk.model, view: desk.view, settings: desk.settings, phrases: desk.phrases)
  }

  var pageCount: Int { pages.pageCount }

  func address(at index: Int) -> PageAddress {
    let (group, page) = pages[index]
    return .tag(desk.index.tag(group).slug, page)
  }

  func combine(_ index: Int, into digest: inout Digest) throws {
    let (group, page) = pages[index]
    let tag = desk.index.tag(group)
    // The first photo of all gives the tag its name.
    for position in tag.positions.prefix(1) {
      digest.combine(desk.outlines[Int(position)].digest)
    }
    desk.combine(tag.positions, pages.paging(of: group), on: page, into: &digest)
  }

  func show(_ index: Int) throws {
    let (group, page) = pages[index]
    try presenter.turn(to: desk.index.tag(group), page)
  }
}
