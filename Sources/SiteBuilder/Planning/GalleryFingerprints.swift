import GalleryModel
import Presenters

/// Sums up what each page is made of, so that a page that would come out as it is is not made.
///
/// A page is a function of the program, the theme, the settings, and what it shows; whatever a
/// presenter may read for a page must be part of its sum.
struct GalleryFingerprints {
  private let base: Digest
  private let model: FlickrModel

  init(
    program: Digest, theme: Theme, templates: Digest, settings: SiteSettings, model: FlickrModel
  ) {
    var base = program
    base.combine(templates)
    base.combine(theme.rawValue)
    base.combine(settings.title ?? model.summary.title)
    base.combine((model.summary.isSample ? 1 : 0) + (model.summary.isFeed ? 2 : 0))
    settings.combine(into: &base)
    self.base = base
    self.model = model
  }

  var site: UInt64 { base.value }

  /// Sums up a grid page: the photos on it, and what its page links depend on.
  func grid(_ page: Int, _ outlines: some Sequence<PhotoOutline>) -> UInt64 {
    var digest = base
    digest.combine(page)
    model.paging.combine(PageNumber(clamping: page), into: &digest)
    if page == 1 { digest.combine(model.photoCount) }
    for outline in outlines { digest.combine(outline.digest) }
    return digest.value
  }

  /// Sums up a photo page; neighbours count with everything known of them.
  ///
  /// The gallery's sum tells which photos there are, for descriptions that link to others.
  func photo(
    _ photo: PhotoOutline, page: Int, previous: PhotoOutline?, next: PhotoOutline?,
    gallery: Digest, albums: [AlbumGroup]
  ) -> UInt64 {
    var digest = base
    digest.combine(page)
    digest.combine(photo.digest)
    for album in albums {
      digest.combine(album.id.rawValue)
      digest.combine(album.title)
    }
    for neighbor in [previous, next] {
      digest.combine(neighbor == nil ? 0 : 1)
      if let neighbor { digest.combine(neighbor.digest) }
    }
    if photo.mayMentionPhotos { digest.combine(gallery) }
    return digest.value
  }

  /// Sums up a page of a family; the path tells its kind.
  func page(_ index: Int, of family: any PageFamily, at path: String) throws -> UInt64 {
    var digest = base
    digest.combine(path)
    try family.combine(index, into: &digest)
    return digest.value
  }
}
