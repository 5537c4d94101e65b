package import GalleryModel

/// Shows the members whose photos a gallery holds, page by page, and one of them in a dialog.
package final class PeoplePresenter: GalleryObserver {
  private let model: FlickrModel
  private weak let view: (any PeopleView)?
  private let settings: SiteSettings
  private let wording: Wording
  private let details: PhotoDetails
  private var page = PageNumber.first
  private var cards: [PersonCard] = []
  private var chosen: NSID?
  private var alert: AlertNotice?
  private var isShowing = false
  private var subscription: Subscription?

  /// Listens to a model for a view, which is held weakly.
  package init(
    model: FlickrModel, view: any PeopleView, settings: SiteSettings, phrases: Phrases
  ) {
    self.model = model
    self.view = view
    self.settings = settings
    wording = Wording(phrases)
    details = PhotoDetails(wording: wording, settings: settings)
    subscription = model.subscribe(self)
  }

  /// How many pages the list has; an empty one has one.
  package var pageCount: Int {
    max(1, (model.personCount + settings.peoplePerPage - 1) / settings.peoplePerPage)
  }

  /// Turns to a page and shows it; a failure to load it is shown as an alert.
  package func turn(to page: PageNumber) {
    self.page = page
    chosen = nil
    load()
    show()
  }

  /// Opens the dialog about a member of the page that is showing.
  package func choose(_ id: NSID) {
    guard chosen != id, cards.contains(where: { $0.id == id }) else { return }
    chosen = id
    show()
  }

  /// Closes the dialog.
  package func dismiss() {
    guard chosen != nil else { return }
    chosen = nil
    show()
  }

  /// Shows a failure that happened elsewhere while photos were loaded.
  package func fail(with error: any Error) {
    report(error)
    show()
  }

  package func receive(_ event: GalleryEvent) {
    switch event {
    case .themeChanged where isShowing: show()
    case .themeChanged, .dataCompleted, .photoSelected, .pageChanged: break
    }
  }

  private func load() {
    let start = (page.value - 1) * settings.peoplePerPage
    do {
      cards = try model.people(at: start..<start + settings.peoplePerPage).map(card)
      alert = nil
    } catch {
      report(error)
    }
  }

  private func report(_ error: any Error) {
    cards = []
    chosen = nil
    alert = AlertNotice(
      title: wording.phrases.text(.loadFailureTitle),
      message: wording.phrases.text(.loadFailureMessage, ["reason": String(describing: error)]))
  }

  private func show() {
    isShowing = true
    let frame = SiteFrame(of: model, settings: settings, phrases: wording.phrases)
    view?.show(
      PeoplePage(
        frame: frame, head: head(in: frame), number: page, cards: cards,
        countText: page == .first
          ? wording.phrases.count(
            model.personCount, .peopleCount) : nil,
        pagination: Pagination(current: page, count: pageCount, phrases: wording.phrases),
        dialog: chosen.flatMap(dialog), alert: alert))
  }

  private func head(in frame: SiteFrame) -> PageHead {
    let heading = wording.phrases.text(.peopleHeading)
    let numbered = wording.phrases.text(
      .pageNumberOf, ["heading": heading, "number": wording.phrases.number(page.value)])
    return wording.head(
      .people(page), heading: page == .first ? heading : numbered, section: .people, in: frame)
  }

  private func dialog(about id: NSID) -> PersonDialog? {
    cards.first { $0.id == id }.map {
      PersonDialog(id: id, name: $0.name, username: $0.username, location: $0.location)
    }
  }

  private func card(_ entry: PersonEntry) throws -> PersonCard {
    let person = entry.person
    let owner = details.owner(person)
    let first = try model.photos(at: entry.firstPosition..<entry.firstPosition + 1).first
    return PersonCard(
      id: person.id, name: owner.name, username: owner.username,
      location: wording.names.location(of: person),
      photoCountText: wording.photoCount(entry.photoCount),
      iconURL: settings.images == .link ? details.flickr.icon(of: person) : nil,
      initial: owner.name.prefix(1).uppercased(), streamURL: owner.streamURL,
      firstPhoto: first.map {
        FirstPhoto(
          id: $0.id, picture: details.neighbor($0).picture,
          alternative: wording.titles.alternative(to: $0))
      })
  }
}
