package import GalleryModel

/// Shows what the site is and where its photos come from.
package final class AboutPresenter: GalleryObserver {
  private let model: FlickrModel
  private weak let view: (any AboutView)?
  private let settings: SiteSettings
  private let wording: Wording
  private var isShowing = false
  private var subscription: Subscription?

  /// Listens to a model for a view, which is held weakly.
  package init(
    model: FlickrModel, view: any AboutView, settings: SiteSettings, phrases: Phrases
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
    let phrases = wording.phrases
    let frame = SiteFrame(of: model, settings: settings, phrases: phrases)
    view?.show(
      AboutPage(
        frame: frame,
        head: wording.head(
          .about, heading: phrases.text(.aboutHeading), section: .about, in: frame),
        sourceText: model.summary.title, photoCountText: wording.photoCount(model.photoCount),
        peopleCountText: phrases.count(
          model.personCount, .peopleCount),
        credits: model.summary.isSample ? settings.credits : []))
  }

  package func receive(_ event: GalleryEvent) {
    switch event {
    case .themeChanged where isShowing: show()
    case .themeChanged, .dataCompleted, .photoSelected, .pageChanged: break
    }
  }
}
