import GalleryFixtures
import GalleryModel
import Presenters
import Testing

struct TagPresenterTests {
  private func photo(_ number: Int, _ tags: [String]) -> Photo {
    var photo = Sample.photo(number)
    photo.tags = tags.map { Tag(raw: $0, normalized: $0.lowercased()) }
    return photo
  }

  @Test("The list is in order, and a tag is called as its first photo's owner typed it")
  func list() async throws {
    let gallery = try await Gallery([
      photo(1, ["Sea", "漢字"]), photo(2, ["SEA", "Boat"]), photo(3, ["sea", "sea"]),
    ])
    let presenter = TagsPresenter(
      model: gallery.model, view: gallery.view, settings: gallery.settings,
      phrases: gallery.phrases)
    try presenter.turn(to: .first)
    let page = try #require(gallery.view.tagLists.last)
    #expect(page.entries.map(\.name) == ["Boat", "Sea", "漢字"])
    #expect(page.entries.map(\.count) == ["1", "3", "1"])
    #expect(page.entries.map(\.weight) == [1, 1, 1])
    #expect(page.entries[1].slug == TagSlug("sea"))
    #expect(page.countText == "3 tags")
  }

  @Test(
    "A tag weighs more with each step of four times as many photos",
    arguments: [(0, 1), (1, 1), (3, 1), (4, 2), (15, 2), (16, 3), (64, 4), (256, 5), (1 << 20, 5)])
  func weight(count: Int, weight: Int) {
    #expect(TagEntry.weight(of: count) == weight)
  }

  @Test("The page of a tag shows its photos in the gallery's order")
  func tag() async throws {
    let gallery = try await Gallery(
      [photo(1, ["Sea"]), photo(2, []), photo(3, ["sea"]), photo(4, ["sea"])], perPage: 2)
    let presenter = TagPresenter(
      model: gallery.model, view: gallery.view, settings: gallery.settings,
      phrases: gallery.phrases)
    let tag = try gallery.model.index().tag(0)
    try presenter.turn(to: tag, .first)
    try presenter.turn(to: tag, PageNumber(clamping: 2))
    #expect(gallery.view.tags.map(\.head.heading) == ["Sea", "Sea, page 2"])
    #expect(gallery.view.tags.map(\.countText) == ["3 photos", nil])
    #expect(gallery.view.tags.flatMap(\.cells).map(\.id) == [1, 3, 4].map(Sample.id))
  }

  @Test("A tag that is longer than any title on Flickr is cut")
  func long() async throws {
    let gallery = try await Gallery([photo(1, [String(repeating: "a", count: 9_000)])])
    let presenter = TagPresenter(
      model: gallery.model, view: gallery.view, settings: gallery.settings,
      phrases: gallery.phrases)
    try presenter.turn(to: try gallery.model.index().tag(0), .first)
    #expect(gallery.view.tags.last?.head.heading == String(repeating: "a", count: 255) + "…")
  }

  @Test("A tag of nothing that can be seen still has a name")
  func invisible() async throws {
    let gallery = try await Gallery([photo(1, ["\u{200B}"])])
    let presenter = TagPresenter(
      model: gallery.model, view: gallery.view, settings: gallery.settings,
      phrases: gallery.phrases)
    let tag = try gallery.model.index().tag(0)
    try presenter.turn(to: tag, .first)
    #expect(gallery.view.tags.last?.head.heading == TagSlug("\u{200B}").rawValue)
  }
}
