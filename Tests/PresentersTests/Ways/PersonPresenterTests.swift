import GalleryFixtures
import GalleryModel
import Presenters
import Testing

struct PersonPresenterTests {
  @Test("A member's page shows who it is and their photos alone")
  func person() async throws {
    var photos = (1...5).map { Sample.photo($0, owner: $0 % 2) }
    for index in photos.indices { photos[index].owner.location = "Oslo" }
    let gallery = try await Gallery(photos, perPage: 2)
    let presenter = PersonPresenter(
      model: gallery.model, view: gallery.view, settings: gallery.settings,
      phrases: gallery.phrases)
    try presenter.turn(toPersonAt: 0, .first)
    try presenter.turn(toPersonAt: 0, PageNumber(clamping: 2))
    let pages = gallery.view.persons
    #expect(pages.map(\.head.heading) == ["Person 1", "Person 1, page 2"])
    #expect(
      pages.map(\.head.address) == [1, 2].map { .stream(Sample.nsid(1), PageNumber(clamping: $0)) })
    #expect(pages.flatMap(\.cells).map(\.id) == [1, 3, 5].map(Sample.id))
    #expect(pages.map(\.countText) == ["3 photos", nil])
    #expect(pages.map(\.location) == ["Oslo", nil])
    #expect(pages[0].owner.username == "user 1")
    #expect(pages[0].head.section == .people)
  }

  @Test("A member that is not there is not shown")
  func nobody() async throws {
    let gallery = try await Gallery([Sample.photo(1)])
    let presenter = PersonPresenter(
      model: gallery.model, view: gallery.view, settings: gallery.settings,
      phrases: gallery.phrases)
    try presenter.turn(toPersonAt: 1, .first)
    #expect(gallery.view.persons.isEmpty)
  }
}
