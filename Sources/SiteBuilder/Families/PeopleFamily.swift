import GalleryModel
import Presenters

/// The pages of the list of people.
struct PeopleFamily: PageFamily {
  private let model: FlickrModel
  private let outlines: [PhotoOutline]
  private let perPage: Int
  private let presenter: PeoplePresenter

  init(_ desk: PageDesk) {
    model = desk.model
    outlines = desk.outlines
    perPage = desk.settings.peoplePerPage
    presenter = PeoplePresenter(
      model: desk.model, view: desk.view, settings: desk.settings, phrases: desk.phrases)
  }

  var pageCount: Int { presenter.pageCount }

  func address(at index: Int) -> PageAddress { .people(PageNumber(clamping: index + 1)) }

  func combine(_ index: Int, into digest: inout Digest) throws {
    digest.combine(model.personCount)
    let start = index * perPage
    for entry in try model.people(at: start..<start + perPage) {
      entry.person.combine(into: &digest)
      digest.combine(entry.photoCount)
      if outlines.indices.contains(entry.firstPosition) {
        digest.combine(outlines[entry.firstPosition].digest)
      }
    }
  }

  func show(_ index: Int) { presenter.turn(to: PageNumber(clamping: index + 1)) }
}
