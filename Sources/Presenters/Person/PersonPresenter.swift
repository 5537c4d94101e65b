package import GalleryModel

/// Shows the photos of one member, page by page.
package final class PersonPresenter: GalleryObserver {
  private let model: FlickrModel
  private weak let view: (any PersonView)?
  private let settings: SiteSettings
  private let wording: Wording
  private let cells: CellMaker
  private let details: PhotoDetails
  private var page: PersonPage?
  private var subscription: Subscription?

  /// Listens to a model for a view, which is held weakly.
  package init(
    model: FlickrModel, view: any PersonView, settings: SiteSettings, phrases: Phrases
  ) {
    self.model = model
    self.view = view
    self.settings = settings
    wording = Wording(phrases)
    cells = CellMaker(wording: wording, settings: settings)
    details = PhotoDetails(wording: wording, settings: settings)
    subscription = model.subscribe(self)
  }

  /// Turns to a page of a member, by the member's position from 0.
  ///
  /// - Throws: What the model throws.
  package func turn(toPersonAt position: Int, _ number: PageNumber) throws {
    guard let entry = try model.people(at: position..<position + 1).first else { return }
    let positions = try model.index().people[position]
    let paging = model.paging(of: positions.count)
    let photos = try model.photos(at: positions.part(paging.positions(on: number)))
    let owner = details.owner(entry.person)
    let frame = frame
    show(
      PersonPage(
        frame: frame,
        head: wording.head(
          .stream(entry.person.id, number), heading: owner.name, page: number,
          section: .people, in: frame),
        id: entry.person.id, owner: owner,
        location: number == .first ? wording.names.location(of: entry.person) : nil,
        iconURL: settings.images == .link ? details.flickr.icon(of: entry.person) : nil,
        cells: photos.map(cells.cell),
        countText: number == .first ? wording.photoCount(paging.photoCount) : nil,
        pagination: Pagination(paging, current: number, phrases: wording.phrases)))
  }

  package func receive(_ event: GalleryEvent) {
    guard case .themeChanged = event, var page else { return }
    page.frame = frame
    show(page)
  }

  private var frame: SiteFrame {
    SiteFrame(of: model, settings: settings, phrases: wording.phrases)
  }

  private func show(_ page: PersonPage) {
    self.page = page
    view?.show(page)
  }
}
