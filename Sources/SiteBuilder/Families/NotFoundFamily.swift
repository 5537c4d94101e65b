import GalleryModel
import Presenters

/// The page that a server shows for addresses that do not exist.
struct NotFoundFamily: PageFamily {
  private let presenter: NotFoundPresenter

  init(_ desk: PageDesk) {
    presenter = NotFoundPresenter(
      model: desk.model, view: desk.view, settings: desk.settings, phrases: desk.phrases)
  }

  let pageCount = 1

  func address(at index: Int) -> PageAddress { .notFound }

  func combine(_ index: Int, into digest: inout Digest) {}

  func show(_ index: Int) { presenter.show() }
}
