import GalleryFixtures
import GalleryModel
import Presenters
import Testing

struct GridPresenterTests {
  private func presenter(_ gallery: Gallery) -> GridPresenter {
    GridPresenter(
      model: gallery.model, view: gallery.view, settings: gallery.settings,
      phrases: gallery.phrases)
  }

  @Test("Turning shows the page first without photos, then with them")
  func turning() async throws {
    let gallery = try await Gallery(Sample.photos(1...7))
    let presenter = presenter(gallery)
    try await gallery.model.turn(to: PageNumber(clamping: 2))
    #expect(gallery.view.grids.map(\.isLoading) == [true, false])
    #expect(gallery.view.grids.map(\.cells.count) == [0, 3])
    let page = try #require(gallery.view.grids.last)
    #expect(page.cells.map(\.id) == [4, 5, 6].map(Sample.id))
    #expect(page.head.address == .grid(PageNumber(clamping: 2)))
    #expect(page.head.title == "Page 2 – Memory")
    #expect(page.head.section == .photos)
    #expect(page.pagination.count == 3)
    _ = presenter
  }

  @Test("A site without a title that can be seen is untitled", arguments: ["", " ", "\u{200B}"])
  func untitledSite(title: String) async throws {
    let gallery = try await Gallery(
      Sample.photos(1...2), summary: SourceSummary(title: title))
    let presenter = presenter(gallery)
    try await gallery.model.turn(to: .first)
    #expect(gallery.view.grids.last?.frame.title == "Untitled")
    #expect(gallery.view.grids.last?.head.title == "Untitled")
    _ = presenter
  }

  @Test("The first page carries the site's title and the count, later ones do not")
  func first() async throws {
    let gallery = try await Gallery(Sample.photos(1...4), settings: SiteSettings(title: "Mine"))
    let presenter = presenter(gallery)
    try await gallery.model.turn(to: .first)
    try await gallery.model.turn(to: PageNumber(clamping: 2))
    let (first, second) = (
      try #require(gallery.view.grids.first), try #require(gallery.view.grids.last)
    )
    #expect(first.head.title == "Mine")
    #expect(first.head.heading == "Mine")
    #expect(first.countText == "4 photos")
    #expect(second.countText == nil)
    _ = presenter
  }

  @Test("A change of theme shows the same page in the other palette", arguments: Theme.allCases)
  func themes(theme: Theme) async throws {
    let gallery = try await Gallery(Sample.photos(1...2))
    let presenter = presenter(gallery)
    try await gallery.model.turn(to: .first)
    gallery.model.theme = theme
    let page = try #require(gallery.view.grids.last)
    #expect(page.frame.theme == theme)
    #expect(page.frame.isNight == (theme == .night))
    #expect(page.cells.count == 2)
    _ = presenter
  }

  @Test("An empty gallery has one page without photos")
  func empty() async throws {
    let gallery = try await Gallery([])
    let presenter = presenter(gallery)
    try await gallery.model.turn(to: .first)
    let page = try #require(gallery.view.grids.last)
    #expect(page.cells.isEmpty)
    #expect(!page.isLoading)
    #expect(page.countText == "0 photos")
    #expect(!page.pagination.isNeeded)
    _ = presenter
  }

  @Test("A cell says what there is to see, and whose it is")
  func cell() async throws {
    var photo = Sample.photo(1)
    photo.title = ""
    photo.media = .video
    photo.sizes = SizeLadder([])
    let gallery = try await Gallery([photo])
    let presenter = presenter(gallery)
    try await gallery.model.turn(to: .first)
    let cell = try #require(gallery.view.grids.last?.cells.first)
    #expect(cell.title == "Untitled")
    #expect(cell.isUntitled)
    #expect(cell.alternative == "Untitled video by Person 1")
    #expect(cell.ownerName == "Person 1")
    #expect(cell.isVideo)
    #expect(cell.picture == nil)
    _ = presenter
  }

  @Test("Photos of a page that is not showing change nothing")
  func elsewhere() async throws {
    let gallery = try await Gallery(Sample.photos(1...7))
    let presenter = presenter(gallery)
    try await gallery.model.load(page: PageNumber(clamping: 3))
    #expect(gallery.view.grids.isEmpty)
    _ = presenter
  }

  @Test("Neither view nor presenter is kept alive by the model")
  func weakness() async throws {
    let gallery = try await Gallery(Sample.photos(1...2))
    var view: RecordingView? = RecordingView()
    weak let observedView = view
    var held = view.map {
      GridPresenter(
        model: gallery.model, view: $0, settings: gallery.settings, phrases: gallery.phrases)
    }
    weak let observed = held
    view = nil
    #expect(observedView == nil)
    try await gallery.model.turn(to: .first)
    #expect(held != nil)
    held = nil
    #expect(observed == nil)
  }
}
