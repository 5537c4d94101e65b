package import GalleryModel

/// Shows the photos of one member, page by page.
package final class PersonPresenter {
  private let screen: Screen<PersonPage>
  private let details: PhotoDetails

  /// Listens to a model for a view, which is held weakly.
  package init(
    model: FlickrModel, view: any PersonView, settings: SiteSettings, phrases: Phrases
  ) {
    screen = Screen(model, settings, phrases, frame: \.frame) { [weak view] in view?.show($0) }
    details = PhotoDetails(wording: screen.wording, settings: screen.settings)
  }

  /// Turns to a page of a member, by the member's position from 0.
  ///
  /// - Throws: What the model throws.
  package func turn(toPersonAt position: Int, _ number: PageNumber) throws {
    guard let entry = try screen.model.people(at: position..<position + 1).first else { return }
    let positions = try screen.model.index().people[position]
    let paging = screen.model.paging(of: positions.count)
    let photos = try screen.photos(at: positions.part(paging.positions(on: number)))
    let owner = details.owner(entry.person)
    let frame = screen.frame
    screen.show(
      PersonPage(
        frame: frame,
        head: screen.wording.head(
          .stream(entry.person.id, number), heading: owner.name, page: number,
          section: .people, in: frame),
        id: entry.person.id, owner: owner,
        location: number == .first ? screen.wording.names.location(of: entry.person) : nil,
        iconURL: screen.settings.images == .link ? details.flickr.icon(of: entry.person) : nil,
        cells: photos.map(screen.cells.cell),
        countText: number == .first ? screen.wording.photoCount(paging.photoCount) : nil,
        pagination: Pagination(paging, current: number, phrases: screen.wording.phrases)))
  }
}
