import GalleryModel
import Pages
import Presenters

/// What families of pages work with: the loaded gallery, and the view that presenters show on.
struct PageDesk {
  let model: FlickrModel
  let view: SitePageView
  let settings: SiteSettings
  let phrases: Phrases
  /// The outlines of all photos, by position.
  let outlines: [PhotoOutline]

  init(
    _ model: FlickrModel, view: SitePageView, settings: SiteSettings, phrases: Phrases
  ) throws {
    self.model = model
    self.view = view
    self.settings = settings
    self.phrases = phrases
    outlines = try (0..<model.photoCount).compactMap { try model.outline(at: $0) }
  }
}
