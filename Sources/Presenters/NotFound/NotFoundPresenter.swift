package import GalleryModel

/// Shows that an address leads nowhere.
package final class NotFoundPresenter: GalleryObserver {
  private let model: FlickrModel
  private weak let view: (any NotFoundView)?
  private let settings: SiteSettings
  private let wording: Wording
  private var isShowing = false
  private var subscription: Subscription?

  /// Listens to a model for a view, which is held weakly.
  package init(
    model: FlickrModel, view: any NotFoundView, settings: SiteSettings, phrases: Phrases
  ) {
    self.model = model
    self.view = view
    self.settings = settings
    wording = Wording(phrases)
    subscription = model.subscribe(self)
  }

  /// Shows the page as the model is now.
  package func show() {
    isShowing = true
    let frame = SiteFrame(of: model, settings: settings, phrases: wording.phrases)
    let heading = wording.phrases.text(.notFoundHeading)
    view?.show(
      NotFoundPage(
        frame: frame,
        head: wording.head(.notFound, heading: heading, section: nil, in: frame)))
  }

  package func receive(_ event: GalleryEvent) {
    switch event {
    case .themeChanged where isShowing: show()
    case .themeChanged, .dataCompleted, .photoSelected, .pageChanged: break
    }
  }
}
