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
  /// The outlines of the world's land, for the map.
  let land: WorldOutline

  init(
    _ model: FlickrModel, view: SitePageView, settings: SiteSettings, phrases: Phrases,
    land: WorldOutline = .empty
  ) throws {
    self.model = model
    self.view = view
    self.settings = settings
    self.phrases = phrases
    self.land = land
    index = try model.index()
    outlines = try (0..<model.photoCount).compactMap { try model.outline(at: $0) }
  }

  /// Adds what a page of a group of photos shows: the photos, the way to the other pages, and on
  /// the first one how many there are.
  func combine(
    _ positions: ArraySlice<Int32>, _ paging: Paging, on page: PageNumber,
    into digest: inout Digest
  ) {
    paging.combine(page, into: &digest)
    if page == .first { digest.combine(positions.count) }
    for position in positions.part(paging.positions(on: page)) {
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
