import GalleryFixtures
import GalleryModel
import Presenters
import Testing

struct AboutPresenterTests {
  private let credit = SampleCredit(
    title: "Chelsea", author: "Stéfan", license: "CC0 1.0", source: "scikit-image")

  @Test("Credits are shown for the sample and for nothing else", arguments: [true, false])
  func credits(isSample: Bool) async throws {
    let gallery = try await Gallery(
      Sample.photos(1...2), settings: SiteSettings(credits: [credit]),
      summary: SourceSummary(title: "Source", isSample: isSample))
    let presenter = AboutPresenter(
      model: gallery.model, view: gallery.view, settings: gallery.settings,
      phrases: gallery.phrases)
    presenter.show()
    let page = try #require(gallery.view.abouts.last)
    #expect(page.credits == (isSample ? [credit] : []))
    #expect(page.frame.isSample == isSample)
    #expect(page.sourceText == "Source")
    #expect(page.photoCountText == "2 photos")
    #expect(page.peopleCountText == "1 photographer")
    gallery.model.theme = .night
    #expect(gallery.view.abouts.count == 2)
  }

  @Test("The page for lost addresses belongs to no part of the site")
  func notFound() async throws {
    let gallery = try await Gallery([])
    let presenter = NotFoundPresenter(
      model: gallery.model, view: gallery.view, settings: gallery.settings,
      phrases: gallery.phrases)
    gallery.model.theme = .night
    #expect(gallery.view.notFounds.isEmpty)
    presenter.show()
    let page = try #require(gallery.view.notFounds.last)
    #expect(page.head.address == .notFound)
    #expect(page.head.section == nil)
    #expect(page.head.heading == "Page not found")
  }
}
