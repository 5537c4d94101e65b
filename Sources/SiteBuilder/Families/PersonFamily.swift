import GalleryModel
import Presenters

/// The pages of every member.
struct PersonFamily: PageFamily {
  private let desk: PageDesk
  private let pages: GroupedPages
  private let people: [Person]
  private let presenter: PersonPresenter

  init(_ desk: PageDesk) throws {
    self.desk = desk
    pages = GroupedPages(count: desk.index.people.count) {
      desk.model.paging(of: desk.index.people[$0].count)
    }
    people = try desk.model.people(at: 0..<desk.model.personCount).map(\.person)
    presenter = PersonPresenter(
      model: desk.model, view: desk.view, settings: desk.settings, phrases: desk.phrases)
  }

  var pageCount: Int { pages.pageCount }

  func address(at index: Int) -> PageAddress {
    let (group, page) = pages[index]
    return .stream(people[group].id, page)
  }

  func combine(_ index: Int, into digest: inout Digest) throws {
    let (group, page) = pages[index]
    people[group].combine(into: &digest)
    desk.combine(desk.index.people[group], pages.paging(of: group), on: page, into: &digest)
  }

  func show(_ index: Int) throws {
    let (group, page) = pages[index]
    try presenter.turn(toPersonAt: group, page)
  }
}
