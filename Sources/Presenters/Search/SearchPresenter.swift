package import GalleryModel

/// Shows the page where photos are searched for.
package final class SearchPresenter: GalleryObserver {
  private let model: FlickrModel
  private weak let view: (any SearchView)?
  private let settings: SiteSettings
  private let wording: Wording
  private var isShowing = false
  private var subscription: Subscription?

  /// Listens to a model for a view, which is held weakly.
  package init(
    model: FlickrModel, view: any SearchView, settings: SiteSettings, phrases: Phrases
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
    view?.show(
      SearchPage(
        frame: frame,
        head: wording.head(
          .search, heading: wording.phrases.text(.searchHeading), section: .search, in: frame),
        ways: frame.navigation.filter { $0.section != .search && $0.section != .about }))
  }

  package func receive(_ event: GalleryEvent) {
    switch event {
    case .themeChanged where isShowing: show()
    case .themeChanged, .dataCompleted, .photoSelected, .pageChanged: break
    }
  }
}
