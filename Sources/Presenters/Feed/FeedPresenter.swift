package import GalleryModel

/// Turns the newest photos of a gallery into one ``FeedPage`` value.
package final class FeedPresenter {
  private let model: FlickrModel
  private weak let view: (any FeedView)?
  private let settings: SiteSettings
  private let wording: Wording

  /// How many photos feeds tell of.
  package static let length = 30

  /// Speaks of a model to a view, which is held weakly.
  package init(
    model: FlickrModel, view: any FeedView, settings: SiteSettings, phrases: Phrases
  ) {
    self.model = model
    self.view = view
    self.settings = settings
    wording = Wording(phrases)
  }

  /// Shows photos as news; those of which nobody knows when they came are none.
  package func show(_ newest: [Photo]) {
    let entries = newest.prefix(Self.length).compactMap(entry)
    view?.show(
      FeedPage(
        frame: SiteFrame(of: model, settings: settings, phrases: wording.phrases), tag: tag,
        updated: entries.map(\.updated).max() ?? Timestamp(seconds: 0), entries: entries))
  }

  private func entry(_ photo: Photo) -> FeedEntry? {
    guard let updated = photo.updated ?? photo.posted else { return nil }
    let details = PhotoDetails(wording: wording, settings: settings)
    return FeedEntry(
      id: photo.id, tag: Self.authority + "/photo/\(photo.id)",
      title: wording.titles.title(of: photo),
      author: VisitorLine(
        name: wording.names.name(of: photo.owner),
        streamURL: details.flickr.stream(of: photo.owner)),
      posted: photo.posted, updated: max(updated, photo.posted ?? updated),
      license: wording.licenses.line(photo.license),
      picture: settings.images.picture(of: photo, edges: ImagePolicy.photoEdges, fallback: 1024),
      alternative: wording.titles.alternative(to: photo), descriptionHTML: photo.descriptionHTML,
      tags: details.tags(of: photo))
  }

  /// Names the feed by its source, which neither a new title nor a new address changes.
  private var tag: String {
    var digest = Digest()
    digest.combine(model.summary.title)
    return Self.authority + "/flickr-gallery/\(String(digest.value, radix: 16))"
  }

  // RFC 4151; Flickr names photos in its own feeds the same way.
  private static let authority = "tag:flickr.com,2004:"
}
