package import GalleryModel

/// Shows the albums of a gallery, page by page.
package final class AlbumsPresenter: GalleryObserver {
  private let model: FlickrModel
  private weak let view: (any AlbumsView)?
  private let settings: SiteSettings
  private let wording: Wording
  private var page: AlbumsPage?
  private var subscription: Subscription?

  /// Listens to a model for a view, which is held weakly.
  package init(
    model: FlickrModel, view: any AlbumsView, settings: SiteSettings, phrases: Phrases
  ) {
    self.model = model
    self.view = view
    self.settings = settings
    wording = Wording(phrases)
    subscription = model.subscribe(self)
  }

  /// Turns to a page of the list.
  ///
  /// - Throws: What the model throws.
  package func turn(to number: PageNumber) throws {
    let albums = try model.index().albums
    let cut = PageCut(count: albums.count, length: settings.albumsPerPage)
    let frame = frame
    let phrases = wording.phrases
    show(
      AlbumsPage(
        frame: frame,
        head: wording.head(
          .albums(number), heading: phrases.text(.albumsHeading), page: number,
          section: .albums, in: frame),
        cards: try albums[cut.entries(on: number)].map(card),
        countText: number == .first
          ? phrases.count(albums.count, .albumCount) : nil,
        pagination: Pagination(current: number, count: cut.pageCount, phrases: phrases)))
  }

  private func card(_ album: AlbumGroup) throws -> AlbumCard {
    let cover = try model.photos(at: album.cover..<album.cover + 1).first
    return AlbumCard(
      id: album.id, title: wording.titles.title(album.title),
      countText: wording.photoCount(album.positions.count),
      cover: cover.flatMap {
        settings.images.picture(of: $0, edges: ImagePolicy.coverEdges, fallback: 640)
      })
  }

  package func receive(_ event: GalleryEvent) {
    guard case .themeChanged = event, var page else { return }
    page.frame = frame
    show(page)
  }

  private var frame: SiteFrame {
    SiteFrame(of: model, settings: settings, phrases: wording.phrases)
  }

  private func show(_ page: AlbumsPage) {
    self.page = page
    view?.show(page)
  }
}
