import GalleryFixtures
import GalleryModel
import Presenters
import Testing

struct PeoplePresenterTests {
  private let photos = (1...5).map { Sample.photo($0, owner: $0) } + [Sample.photo(6, owner: 2)]

  private func presenter(_ gallery: Gallery) -> PeoplePresenter {
    PeoplePresenter(
      model: gallery.model, view: gallery.view, settings: gallery.settings,
      phrases: gallery.phrases)
  }

  @Test("The list is shown page by page, in the order of first photos")
  func pages() async throws {
    let gallery = try await Gallery(photos, settings: SiteSettings(peoplePerPage: 2))
    let presenter = presenter(gallery)
    #expect(presenter.pageCount == 3)
    presenter.turn(to: .first)
    presenter.turn(to: PageNumber(clamping: 3))
    let (first, last) = (
      try #require(gallery.view.people.first), try #require(gallery.view.people.last)
    )
    #expect(first.cards.map(\.name) == ["Person 1", "Person 2"])
    #expect(first.cards.map(\.photoCountText) == ["1 photo", "2 photos"])
    #expect(first.countText == "5 photographers")
    #expect(first.head.heading == "People")
    #expect(last.cards.map(\.id) == [Sample.nsid(5)])
    #expect(last.countText == nil)
    #expect(last.head.heading == "People, page 3")
  }

  @Test("A card shows the member's first photo")
  func card() async throws {
    var photo = Sample.photo(7, owner: 3)
    photo.owner.location = "Oslo"
    photo.owner.icon = BuddyIcon(server: 5)
    let gallery = try await Gallery([photo])
    let presenter = presenter(gallery)
    presenter.turn(to: .first)
    let card = try #require(gallery.view.people.last?.cards.first)
    #expect(card.firstPhoto?.id == Sample.id(7))
    #expect(card.firstPhoto?.alternative == "Photo 7")
    #expect(card.location == "Oslo")
    #expect(card.initial == "P")
    #expect(card.iconURL == "https://live.staticflickr.com/5/buddyicons/3@N00_l.jpg")
    #expect(card.streamURL == "https://www.flickr.com/photos/3@N00/")
  }

  @Test("A site with copies of its pictures links no icons")
  func localIcons() async throws {
    var photo = Sample.photo(7)
    photo.owner.icon = BuddyIcon(server: 5)
    let gallery = try await Gallery([photo], settings: SiteSettings(images: .local))
    let presenter = presenter(gallery)
    presenter.turn(to: .first)
    let card = try #require(gallery.view.people.last?.cards.first)
    #expect(card.iconURL == nil)
  }

  @Test("Choosing a member opens a dialog with name, user name and location, and closes it again")
  func choosing() async throws {
    var photo = Sample.photo(1)
    photo.owner.location = "Oslo"
    let gallery = try await Gallery([photo])
    let presenter = presenter(gallery)
    presenter.turn(to: .first)
    presenter.choose(Sample.nsid(1))
    let dialog = try #require(gallery.view.people.last?.dialog)
    #expect(dialog.name == "Person 1")
    #expect(dialog.username == "user 1")
    #expect(dialog.location == "Oslo")
    presenter.dismiss()
    #expect(gallery.view.people.map { $0.dialog == nil } == [true, false, true])
  }

  @Test("Choosing a stranger, or the same member twice, shows nothing new")
  func choosingNobody() async throws {
    let gallery = try await Gallery(photos)
    let presenter = presenter(gallery)
    presenter.turn(to: .first)
    presenter.choose(Sample.nsid(99))
    #expect(gallery.view.people.count == 1)
    presenter.choose(Sample.nsid(1))
    presenter.choose(Sample.nsid(1))
    #expect(gallery.view.people.count == 2)
  }

  @Test("A failure to load is shown as an alert with title and message")
  func failure() throws {
    let view = RecordingView()
    let model = FlickrModel(
      source: MemorySource(photos: []), store: FailingStore(), perPage: 3)
    let presenter = PeoplePresenter(
      model: model, view: view, settings: SiteSettings(), phrases: try englishPhrases())
    presenter.turn(to: .first)
    let page = try #require(view.people.last)
    #expect(page.alert?.title == "The photographers could not be loaded")
    #expect(page.alert?.message == "the disk is gone")
    #expect(page.cards.isEmpty)
  }

  @Test("A failure that happened elsewhere is shown too, and goes with the next page")
  func failureElsewhere() async throws {
    let gallery = try await Gallery(photos)
    let presenter = presenter(gallery)
    presenter.fail(with: SourceFailure("no answer"))
    #expect(gallery.view.people.last?.alert?.message == "no answer")
    presenter.turn(to: .first)
    #expect(gallery.view.people.last?.alert == nil)
    #expect(gallery.view.people.last?.cards.count == 5)
  }

  @Test("A change of theme shows the list again once it has been shown")
  func theme() async throws {
    let gallery = try await Gallery(photos)
    let presenter = presenter(gallery)
    gallery.model.theme = .day
    #expect(gallery.view.people.isEmpty)
    presenter.turn(to: .first)
    gallery.model.theme = .night
    #expect(gallery.view.people.map(\.frame.isNight) == [false, true])
  }
}
