import GalleryFixtures
import GalleryModel
import Presenters
import Testing

struct AlbumPresenterTests {
  private static let two = PageNumber(clamping: 2)

  private func gallery() async throws -> Gallery {
    let albums = [
      Album(
        id: Sample.id(71), title: "Sea &amp; sand", descriptionHTML: "<b>Blue</b>",
        cover: Sample.id(4), photos: [5, 4, 3, 2].map(Sample.id)),
      Album(id: Sample.id(72), title: ".", photos: [Sample.id(1)]),
      Album(id: Sample.id(73), title: "Nothing here", photos: [Sample.id(99)]),
    ]
    return try await Gallery(Sample.photos(1...5), albums: albums)
  }

  @Test("The list shows each album with its title, cover and count, in the source's order")
  func list() async throws {
    let gallery = try await gallery()
    let presenter = AlbumsPresenter(
      model: gallery.model, view: gallery.view, settings: gallery.settings,
      phrases: gallery.phrases)
    try presenter.turn(to: .first)
    let page = try #require(gallery.view.albumLists.last)
    #expect(page.head.address == .albums(.first))
    #expect(page.head.section == .albums)
    #expect(page.countText == "2 albums")
    #expect(page.cards.map(\.title) == ["Sea & sand", "Untitled"])
    #expect(page.cards.map(\.countText) == ["4 photos", "1 photo"])
    #expect(
      page.cards[0].cover?.fallback.reference
        == .remote("https://live.staticflickr.com/7/4_abc123_z.jpg"))
  }

  @Test("The list has pages, and only the first of them tells the count")
  func listPages() async throws {
    var settings = SiteSettings()
    settings.albumsPerPage = 2
    let albums = (71...75).map {
      Album(id: Sample.id($0), title: "Album \($0)", photos: [Sample.id(1)])
    }
    let gallery = try await Gallery([Sample.photo(1)], albums: albums, settings: settings)
    let presenter = AlbumsPresenter(
      model: gallery.model, view: gallery.view, settings: settings, phrases: gallery.phrases)
    try presenter.turn(to: PageNumber(clamping: 3))
    let page = try #require(gallery.view.albumLists.last)
    #expect(page.cards.map(\.title) == ["Album 75"])
    #expect(page.countText == nil)
    #expect(page.head.heading == "Albums, page 3")
    #expect(page.pagination.previous == Self.two)
    #expect(page.pagination.next == nil)
  }

  @Test("An album shows its photos in its own order, its words on the first page alone")
  func album() async throws {
    let gallery = try await gallery()
    let presenter = AlbumPresenter(
      model: gallery.model, view: gallery.view, settings: gallery.settings,
      phrases: gallery.phrases)
    let album = try gallery.model.index().albums[0]
    try presenter.turn(to: album, .first)
    let first = try #require(gallery.view.albums.last)
    #expect(first.head.heading == "Sea & sand")
    #expect(first.descriptionHTML == "<b>Blue</b>")
    #expect(first.owner?.name == "Person 1")
    #expect(first.countText == "4 photos")
    #expect(first.cells.map(\.id) == [5, 4, 3].map(Sample.id))
    #expect(first.pagination.next == Self.two)
    try presenter.turn(to: album, Self.two)
    let second = try #require(gallery.view.albums.last)
    #expect(second.head.address == .album(Sample.id(71), Self.two))
    #expect(second.head.heading == "Sea & sand, page 2")
    #expect(second.cells.map(\.id) == [Sample.id(2)])
    #expect(second.descriptionHTML.isEmpty)
    #expect(second.owner == nil)
    #expect(second.countText == nil)
    #expect(second.pagination.next == nil)
  }

  @Test("Another theme shows the same page again")
  func theme() async throws {
    let gallery = try await gallery()
    let presenter = AlbumPresenter(
      model: gallery.model, view: gallery.view, settings: gallery.settings,
      phrases: gallery.phrases)
    gallery.model.theme = .day
    #expect(gallery.view.albums.isEmpty)
    try presenter.turn(to: gallery.model.index().albums[0], .first)
    gallery.model.theme = .night
    #expect(gallery.view.albums.map(\.frame.theme) == [.day, .night])
    #expect(gallery.view.albums[0].cells == gallery.view.albums[1].cells)
  }

  @Test(
    "1,001 photos are on 11 pages, each reachable from its neighbours",
    arguments: [(1, 1), (100, 1), (101, 2), (1001, 11)])
  func lengths(count: Int, pages: Int) async throws {
    let photos = Sample.photos(1...count)
    let album = Album(id: Sample.id(7), title: "All", photos: photos.map(\.id))
    let gallery = try await Gallery(photos, albums: [album], perPage: 100)
    let presenter = AlbumPresenter(
      model: gallery.model, view: gallery.view, settings: gallery.settings,
      phrases: gallery.phrases)
    let group = try #require(try gallery.model.index().albums.first)
    for number in 1...pages { try presenter.turn(to: group, PageNumber(clamping: number)) }
    let shown = gallery.view.albums
    #expect(shown.flatMap(\.cells).map(\.id) == photos.map(\.id))
    #expect(shown.first?.pagination.previous == nil)
    #expect(shown.last?.pagination.next == nil)
    #expect(shown.dropFirst().allSatisfy { $0.pagination.previous != nil })
    #expect(shown.dropLast().allSatisfy { $0.pagination.next != nil })
  }
}
