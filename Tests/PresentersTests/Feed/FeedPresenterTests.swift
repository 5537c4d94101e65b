import GalleryFixtures
import GalleryModel
import Presenters
import Testing

struct FeedPresenterTests {
  private final class Recorder: FeedView {
    var page: FeedPage?

    func show(_ page: FeedPage) { self.page = page }
  }

  private func page(
    _ photos: [Photo], source: String = "Memory", settings: SiteSettings = SiteSettings()
  ) async throws -> FeedPage {
    let gallery = try await Gallery(
      photos, settings: settings, summary: SourceSummary(title: source))
    let view = Recorder()
    FeedPresenter(
      model: gallery.model, view: view, settings: settings, phrases: gallery.phrases
    ).show(photos)
    return try #require(view.page)
  }

  private func photo(_ number: Int, posted: Int? = nil, updated: Int? = nil) -> Photo {
    var photo = Sample.photo(number)
    photo.posted = posted.map(Timestamp.init)
    photo.updated = updated.map(Timestamp.init)
    return photo
  }

  @Test("Names stay the same whatever title, address and pictures the site has")
  func permanent() async throws {
    let photos = [photo(1, posted: 5), photo(2, posted: 4)]
    let one = try await page(photos)
    let other = try await page(
      photos,
      settings: SiteSettings(title: "New", baseURL: "https://example.org/", images: .local))
    #expect(one.tag == other.tag)
    #expect(one.entries.map(\.tag) == other.entries.map(\.tag))
    #expect(
      one.entries.map(\.tag) == ["tag:flickr.com,2004:/photo/1", "tag:flickr.com,2004:/photo/2"])
    #expect(try await page(photos, source: "Another").tag != one.tag)
  }

  @Test("Photos of which nobody knows when they came are no news")
  func undated() async throws {
    let page = try await page([photo(1), photo(2, updated: 9), photo(3, posted: 7)])
    #expect(page.entries.map(\.id) == [Sample.id(2), Sample.id(3)])
    #expect(page.updated == Timestamp(seconds: 9))
    #expect(page.entries.map(\.updated.seconds) == [9, 7])
  }

  @Test("A photo never changed before it came")
  func order() async throws {
    let page = try await page([photo(1, posted: 9, updated: 3)])
    #expect(page.entries.map(\.updated.seconds) == [9])
  }

  @Test("Thirty photos are news, and no gallery has more")
  func length() async throws {
    let page = try await page((1...40).map { photo($0, posted: 100 - $0) })
    #expect(page.entries.count == 30)
    #expect(try await self.page([]).updated == Timestamp(seconds: 0))
  }
}
