import GalleryFixtures
import GalleryModel
import Presenters

/// A loaded model with a recording view, as each presenter's tests need it.
struct Gallery {
  let model: FlickrModel
  let view = RecordingView()
  let settings: SiteSettings
  let phrases: Phrases

  init(
    _ photos: [Photo], albums: [Album] = [], perPage: Int = 3,
    settings: SiteSettings = SiteSettings(),
    summary: SourceSummary = SourceSummary(title: "Memory"), details: GalleryDetails? = nil
  ) async throws {
    model = FlickrModel(
      source: MemorySource([PhotoBatch(photos: photos, albums: albums)], summary: summary),
      store: MemoryPhotoStore(),
      perPage: perPage, details: details)
    self.settings = settings
    phrases = try englishPhrases()
    try await model.loadAll()
  }

  /// Shows a photo and gives what its view got.
  func page(of photo: Photo) throws -> PhotoPage? {
    let presenter = PhotoPresenter(
      model: model, view: view, settings: settings, phrases: phrases)
    return try withExtendedLifetime(presenter) {
      try model.select(photo)
      return view.photos.last
    }
  }
}
