import GalleryFixtures
import GalleryModel
import Presenters
import Testing

struct ArchivePresenterTests {
  private func gallery(_ dates: [TakenDate], perPage: Int = 2) async throws -> Gallery {
    try await Gallery(
      dates.enumerated().map { number, date in
        var photo = Sample.photo(number + 1)
        photo.taken = date
        return photo
      }, perPage: perPage)
  }

  private static let dates: [TakenDate] = [
    .month(year: 2020, month: 5), .month(year: 2020, month: 5), .month(year: 2020, month: 5),
    .month(year: 2020, month: 2), .year(2020), .circa(1899),
  ]

  @Test("The chart shows the years, the latest first, and how full their months are")
  func chart() async throws {
    let gallery = try await gallery(Self.dates)
    let presenter = ArchivePresenter(
      model: gallery.model, view: gallery.view, settings: gallery.settings,
      phrases: gallery.phrases)
    try presenter.turn(to: .first)
    let page = try #require(gallery.view.archives.last)
    #expect(page.years.map(\.year) == [2020, 1899])
    #expect(page.years.map(\.countText) == ["5 photos", "1 photo"])
    #expect(page.years[0].months.map(\.level) == [0, 2, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0])
    #expect(page.years[0].months[1].label == "February 2020: 1 photo")
    #expect(page.years[0].months[1].page == PageNumber(clamping: 2))
    #expect(page.years[0].months[4].page == .first)
    #expect(page.years[1].months.allSatisfy { $0.level == 0 })
  }

  @Test("The list of years has pages")
  func pages() async throws {
    let gallery = try await gallery((1...40).map { .year(1900 + $0) })
    let presenter = ArchivePresenter(
      model: gallery.model, view: gallery.view, settings: gallery.settings,
      phrases: gallery.phrases)
    try presenter.turn(to: PageNumber(clamping: 2))
    let page = try #require(gallery.view.archives.last)
    #expect(page.years.map(\.year) == Array((1901...1910).reversed()))
    #expect(page.pagination.count == 2)
  }

  @Test("A year shows its months, those that go on included, and last what has no month")
  func year() async throws {
    let gallery = try await gallery(Self.dates)
    let presenter = YearPresenter(
      model: gallery.model, view: gallery.view, settings: gallery.settings,
      phrases: gallery.phrases)
    let year = try #require(try gallery.model.index().year(2020))
    for number in 1...3 { try presenter.turn(to: year, PageNumber(clamping: number)) }
    let pages = gallery.view.years
    #expect(pages.map { $0.months.map(\.month) } == [[5], [5, 2], [0]])
    #expect(pages[1].months.map(\.name) == ["May", "February"])
    #expect(pages[2].months[0].name == "Month unknown")
    #expect(pages.flatMap(\.months).flatMap(\.cells).map(\.id) == (1...5).map(Sample.id))
    #expect(pages.map(\.countText) == ["5 photos", nil, nil])
    #expect(pages[0].head.heading == "2020")
    #expect(pages[1].head.address == .year(2020, PageNumber(clamping: 2)))
  }
}
