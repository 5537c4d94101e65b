import GalleryModel
import Presenters

/// The page about the site.
struct AboutFamily: PageFamily {
  private let model: FlickrModel
  private let presenter: AboutPresenter

  init(_ desk: PageDesk) {
    model = desk.model
    presenter = AboutPresenter(
      model: desk.model, view: desk.view, settings: desk.settings, phrases: desk.phrases)
  }

  let pageCount = 1

  func address(at index: Int) -> PageAddress { .about }

  func combine(_ index: Int, into digest: inout Digest) {
    digest.combine(model.photoCount)
    digest.combine(model.personCount)
    // The page names its source, whatever the site is called.
    digest.combine(model.summary.title)
  }

  func show(_ index: Int) { presenter.show() }
}
