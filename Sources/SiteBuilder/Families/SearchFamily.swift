import GalleryModel
import Presenters

/// The page where photos are searched for; its index is made by ``SearchStage``.
struct SearchFamily: PageFamily {
  private let presenter: SearchPresenter

  init(_ desk: PageDesk) {
    presenter = SearchPresenter(
      model: desk.model, view: desk.view, settings: desk.settings, phrases: desk.phrases)
  }

  let pageCount = 1

  func address(at index: Int) -> PageAddress { .search }

  func combine(_ index: Int, into digest: inout Digest) {}

  func show(_ index: Int) { presenter.show() }
}
