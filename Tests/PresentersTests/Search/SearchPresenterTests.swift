import GalleryFixtures
import GalleryModel
import Presenters
import Testing

struct SearchPresenterTests {
  @Test("The search names the other ways to find photos that the gallery has")
  func ways() async throws {
    var settings = SiteSettings()
    settings.sections = [.photos, .tags, .archive, .search, .about]
    let gallery = try await Gallery(Sample.photos(1...2), settings: settings)
    let presenter = SearchPresenter(
      model: gallery.model, view: gallery.view, settings: settings, phrases: gallery.phrases)
    presenter.show()
    gallery.model.theme = .night
    #expect(gallery.view.searches.count == 2)
    let page = try #require(gallery.view.searches.last)
    #expect(page.ways.map(\.section) == [.photos, .tags, .archive])
    #expect(page.head.address == .search)
    #expect(page.frame.isNight)
  }
}
