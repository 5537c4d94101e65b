import GalleryFixtures
import GalleryModel
import Pages
import Presenters

/// Walks a small gallery and keeps every page that is shown.
final class Site {
  let theme: TemplateSet
  private(set) var pages: [SitePage] = []

  init(
    _ photos: [Photo], settings: SiteSettings = SiteSettings(), isSample: Bool = false,
    shownTheme: Theme = .auto, details: GalleryDetails? = nil
  ) async throws {
    theme = try TemplateSet(files: OwnTheme.files)
    let summary = SourceSummary(title: "Gallery", isSample: isSample)
    let model = FlickrModel(
      source: MemorySource(photos: photos, summary: summary), store: MemoryPhotoStore(),
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
    AboutPresenter(model: model, view: view, settings: settings, phrases: theme.phrases).show()
    NotFoundPresenter(model: model, view: view, settings: settings, phrases: theme.phrases).show()
    withExtendedLifetime((grid, photo, people)) {}
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
