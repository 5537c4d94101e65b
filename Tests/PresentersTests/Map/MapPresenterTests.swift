import GalleryFixtures
import GalleryModel
import Testing

@testable import Presenters

struct MapPresenterTests {
  private func photo(_ number: Int, _ latitude: Double, _ longitude: Double, _ names: String...)
    -> Photo
  {
    var photo = Sample.photo(number)
    photo.place = Place(latitude: latitude, longitude: longitude, accuracy: 16, names: names)
    return photo
  }

  private func show(
    _ photos: [Photo], page: Int = 1, perPage: Int = 60, settings: SiteSettings = SiteSettings()
  ) async throws -> (Gallery, MapPage) {
    let gallery = try await Gallery(photos, settings: settings)
    let presenter = MapPresenter(
      model: gallery.model, view: gallery.view, settings: settings, phrases: gallery.phrases,
      outline: try WorldOutline("0 0 100 0 0 100 -100 0"),
      layout: MapLayout(
        try gallery.model.index(), precision: settings.places, perPage: perPage))
    try presenter.turn(to: PageNumber(clamping: page))
    gallery.model.theme = .night
    #expect(gallery.view.maps.count == 2)
    #expect(gallery.view.maps.last?.frame.isNight == true)
    return (gallery, try #require(gallery.view.maps.first))
  }

  @Test("A pin of one photo leads to it, one of a place to its photos")
  func pins() async throws {
    let (_, page) = try await show([
      photo(1, 48.85, 2.35, "Paris", "France"), photo(2, 48.86, 2.34, "Paris", "France"),
      photo(3, -33.9, 151.2, "Sydney", "Australia"), Sample.photo(4),
    ])
    let pins = try #require(page.drawing?.pins)
    #expect(pins.map(\.label) == ["Paris, France: 2 photos", "Photo 3"])
    #expect(pins.map(\.countText) == ["2", nil])
    let cell = PlaceCell(latitude: 48_850_000, longitude: 2_350_000)
    #expect(pins.map(\.target) == [.place(cell, .first), .photo(Sample.id(3))])
    #expect(page.countText == "3 photos")
    let cards = page.sections.flatMap(\.cards)
    #expect(cards.map(\.name) == ["Paris, France", "Sydney, Australia"])
    #expect(cards.map(\.target) == pins.map(\.target))
    #expect(page.sections.map(\.heading) == [nil])
  }

  @Test("Places that share a pin are told together, under what they have in common")
  func shared() async throws {
    let (_, page) = try await show([
      photo(1, 48.85, 2.35, "Paris", "France"), photo(2, 49.5, 2.3, "Amiens", "France"),
      photo(3, -33.9, 151.2),
    ])
    #expect(page.sections.map(\.heading) == ["France: 2 photos", nil])
    #expect(page.sections.map(\.cards.count) == [2, 1])
    #expect(page.sections[1].cards[0].name == "33° S, 151° E")
    let pin = try #require(page.drawing?.pins.first { $0.countText == "2" })
    #expect(pin.target == .spot(page.sections[0].cards[0].cell, on: .first))
  }

  @Test("Only the first page has the map and tells how many photos have a place")
  func laterPage() async throws {
    let photos = (0..<5).map { photo($0 + 1, Double($0 * 20) - 45, Double($0 * 60) - 120) }
    let (_, page) = try await show(photos, page: 2, perPage: 2)
    #expect(page.drawing == nil)
    #expect(page.countText == nil)
    #expect(page.head.address == .map(PageNumber(clamping: 2)))
    #expect(page.sections.flatMap(\.cards).count == 2)
    #expect(page.pagination.count == 3)
  }

  @Test("A place is called what most of its photos say, from small to large")
  func naming() throws {
    let naming = PlaceNaming(wording: Wording(try englishPhrases()))
    #expect(
      naming.names(of: [
        photo(1, 1, 1, "Montmartre", "Paris", "Île-de-France", "France"),
        photo(2, 1, 1, "Marais", "Paris", "Île-de-France", "France"),
        photo(3, 1, 1, "Versailles", "Île-de-France", "France"), photo(4, 1, 1),
        photo(5, 1, 1, "Elsewhere", "Spain"),
      ]) == ["Paris", "Île-de-France", "France"])
    #expect(naming.names(of: [photo(1, 1, 1, "A", "B"), photo(2, 1, 1, "C", "D")]).isEmpty)
  }
}
