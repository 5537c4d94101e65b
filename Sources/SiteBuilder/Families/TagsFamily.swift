import GalleryModel
import Presenters

/// The pages of the list of tags.
struct TagsFamily: PageFamily {
  private let desk: PageDesk
  private let cut: PageCut
  private let presenter: TagsPresenter

  init(_ desk: PageDesk) {
    self.desk = desk
    cut = PageCut(count: desk.index.tagCount, length: desk.settings.tagsPerPage)
    presenter = TagsPresenter(
      model: desk.model, view: desk.view, settings: desk.settings, phrases: desk.phrases)
  }

  var pageCount: Int { cut.pageCount }

  func address(at index: Int) -> PageAddress { .tags(PageNumber(clamping: index + 1)) }

  func combine(_ index: Int, into digest: inout Digest) {
    digest.combine(cut.pageCount)
    if index == 0 { digest.combine(cut.count) }
    for number in cut.entries(on: PageNumber(clamping: index + 1)) {
      let tag = desk.index.tag(number)
      digest.combine(tag.key)
      digest.combine(tag.positions.count)
      for position in tag.positions.prefix(1) {
        digest.combine(desk.outlines[Int(position)].digest)
      }
    }
  }

  func show(_ index: Int) throws { try presenter.turn(to: PageNumber(clamping: index + 1)) }
}
