import GalleryFixtures
import GalleryModel
import Pages
import Presenters

/// Shows photos as news, and keeps what was shown.
final class News: FeedView {
  private(set) var page: FeedPage?

  func show(_ page: FeedPage) { self.page = page }

  /// Gives what feeds tell of photos in a gallery of the given settings.
  static func page(
    of photos: [Photo], source: String = "Gallery", settings: SiteSettings = SiteSettings()
  ) throws -> FeedPage? {
    let theme = try TemplateSet(files: OwnTheme.files)
    let model = FlickrModel(
      source: MemorySource(photos: photos, summary: SourceSummary(title: source)),
      store: MemoryPhotoStore(), perPage: 3)
    let news = News()
    FeedPresenter(model: model, view: news, settings: settings, phrases: theme.phrases)
      .show(photos)
    return news.page
  }

  /// Gives hostile photos that came at some time.
  static var hostile: [Photo] {
    HostilePhotos.all.enumerated().map { index, photo in
      var photo = photo
      photo.posted = Timestamp(seconds: 1_600_000_000 + index)
      return photo
    }
  }
}
