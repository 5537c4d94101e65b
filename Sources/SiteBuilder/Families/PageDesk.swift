import GalleryModel
import Pages
import Presenters

/// What families of pages work with: the loaded gallery, and the view that presenters show on.
struct PageDesk {
  let model: FlickrModel
  let view: SitePageView
  let settings: SiteSettings
  let phrases: Phrases
  /// Which photos belong together.
  let index: GalleryIndex
  /// The outlines of all photos, by position.
  let outlines: [PhotoOutline]

  init(
    _ model: FlickrModel, view: SitePageView, settings: SiteSettings, phrases: Phrases
  ) throws {
    self.model = model
    self.view = view
    self.settings = settings
    self.phrases = phrases
    index = try model.index()
    outlines = try (0..<model.photoCount).compactMap { try model.outline(at: $0) }
  }

  /// Adds the photos on a page of some of the gallery's photos, and how many there are where it
  /// is the first, which tells.
  func combine(
    _ positions: ArraySlice<Int32>, on page: PageNumber, into digest: inout Digest
  ) {
    if page == .first { digest.combine(positions.count) }
    let start = (page.value - 1) * model.perPage
    for position in positions.dropFirst(start).prefix(model.perPage) {
      digest.combine(outlines[Int(position)].digest)
    }
  }

  /// Sums up which photos there are, whatever their order, for texts that link to photos.
  var gallery: Digest {
    var sum = 0
    for outline in outlines {
      var digest = Digest()
      digest.combine(outline.id.rawValue)
      sum &+= Int(truncatingIfNeeded: digest.value)
    }
    var gallery = Digest()
    gallery.combine(sum)
    return gallery
  }
}
