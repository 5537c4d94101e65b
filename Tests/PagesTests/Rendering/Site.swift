import GalleryFixtures
import GalleryModel
import Pages
import Presenters

/// Walks a small gallery and keeps every page that is shown.
final class Site {
  let theme: TemplateSet
  private(set) var pages: [SitePage] = []

  init(
    _ photos: [Photo], albums: [Album] = [], settings: SiteSettings = SiteSettings(),
    isSample: Bool = false,
    shownTheme: Theme = .auto, details: GalleryDetails? = nil, isFindable: Bool = false
  ) async throws {
    theme = try TemplateSet(files: OwnTheme.files)
    let summary = SourceSummary(title: "Gallery", isSample: isSample)
    let model = FlickrModel(
      source: MemorySource([PhotoBatch(photos: photos, albums: albums)], summary: summary),
      store: MemoryPhotoStore(),
      perPage: 3, theme: shownTheme, details: details)
    try await model.loadAll()
    let view = SitePageView { [unowned self] in pages.append($0) }
    let grid = GridPresenter(
      model: model, view: view, settings: settings, phrases: theme.phrases)
    let photo = PhotoPresenter(
      model: model, view: view, settings: settings, phrases: theme.phrases)
    let people = PeoplePresenter(
      model: model, view: view, settings: settings, phrases: theme.phrases)
    for number in 1...model.pageCount {
      try await model.turn(to: PageNumber(clamping: number))
      for photo in model.currentPhotos { try model.select(photo) }
    }
    for number in 1...people.pageCount { people.turn(to: PageNumber(clamping: number)) }
    try showWays(model, view, settings)
    if isFindable { try showFinding(model, view, settings) }
    AboutPresenter(model: model, view: view, settings: settings, phrases: theme.phrases).show()
    NotFoundPresenter(model: model, view: view, settings: settings, phrases: theme.phrases).show()
    withExtendedLifetime((grid, photo, people)) {}
  }

  private func showWays(
    _ model: FlickrModel, _ view: SitePageView, _ settings: SiteSettings
  ) throws {
    let (index, phrases) = (try model.index(), theme.phrases)
    let albums = AlbumsPresenter(model: model, view: view, settings: settings, phrases: phrases)
    let album = AlbumPresenter(model: model, view: view, settings: settings, phrases: phrases)
    let tags = TagsPresenter(model: model, view: view, settings: settings, phrases: phrases)
    let tag = TagPresenter(model: model, view: view, settings: settings, phrases: phrases)
    let archive = ArchivePresenter(model: model, view: view, settings: settings, phrases: phrases)
    let year = YearPresenter(model: model, view: view, settings: settings, phrases: phrases)
    let person = PersonPresenter(model: model, view: view, settings: settings, phrases: phrases)
    if !index.albums.isEmpty { try albums.turn(to: .first) }
    for group in index.albums { try album.turn(to: group, .first) }
    if index.tagCount > 0 { try tags.turn(to: .first) }
    for number in 0..<index.tagCount { try tag.turn(to: index.tag(number), .first) }
    if !index.years.isEmpty { try archive.turn(to: .first) }
    for group in index.years { try year.turn(to: group, .first) }
    for position in 0..<model.personCount { try person.turn(toPersonAt: position, .first) }
  }

  /// Shows the map, every place, and the search.
  private func showFinding(
    _ model: FlickrModel, _ view: SitePageView, _ settings: SiteSettings
  ) throws {
    let phrases = theme.phrases
    let layout = MapLayout(try model.index(), precision: settings.places, perPage: 2)
    let map = MapPresenter(
      model: model, view: view, settings: settings, phrases: phrases,
      outline: try WorldOutline("0 0 100 0 0 100 -100 0"), layout: layout)
    let place = PlacePresenter(model: model, view: view, settings: settings, phrases: phrases)
    for number in 1...layout.pageCount { try map.turn(to: PageNumber(clamping: number)) }
    for group in layout.gatherings { try place.turn(to: group.cell, group.positions, .first) }
    SearchPresenter(model: model, view: view, settings: settings, phrases: phrases).show()
  }

  var renderer: PageRenderer {
    let ids = Set(
      pages.compactMap { page in
        if case .photo(let photo) = page { photo.id } else { nil }
      })
    return PageRenderer(templates: theme, generator: "flickr-gallery 1.0.0") { ids.contains($0) }
  }

  /// Renders every page, by path.
  func rendered() throws -> [String: String] {
    let renderer = renderer
    return try Dictionary(
      uniqueKeysWithValues: pages.map {
        let page = try renderer.render($0)
        return (page.path, String(decoding: page.bytes, as: UTF8.self))
      })
  }
}
