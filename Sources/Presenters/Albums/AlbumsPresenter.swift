package import GalleryModel

/// Shows the albums of a gallery, page by page.
package final class AlbumsPresenter {
  private let screen: Screen<AlbumsPage>

  /// Listens to a model for a view, which is held weakly.
  package init(
    model: FlickrModel, view: any AlbumsView, settings: SiteSettings, phrases: Phrases
  ) {
    screen = Screen(model, settings, phrases, frame: \.frame) { [weak view] in view?.show($0) }
  }

  /// Turns to a page of the list.
  ///
  /// - Throws: What the model throws.
  package func turn(to number: PageNumber) throws {
    let albums = try screen.model.index().albums
    let cut = PageCut(count: albums.count, length: screen.settings.albumsPerPage)
    let frame = screen.frame
    let phrases = screen.wording.phrases
    screen.show(
      AlbumsPage(
        frame: frame,
        head: screen.wording.head(
          .albums(number), heading: phrases.text(.albumsHeading), page: number,
          section: .albums, in: frame),
        cards: try albums[cut.entries(on: number)].map(card),
        countText: number == .first
          ? phrases.count(albums.count, .albumCount) : nil,
        pagination: Pagination(current: number, count: cut.pageCount, phrases: phrases)))
  }

  private func card(_ album: AlbumGroup) throws -> AlbumCard {
    let cover = try screen.model.photos(at: album.cover..<album.cover + 1).first
    return AlbumCard(
      id: album.id, title: screen.wording.titles.title(album.title),
      countText: screen.wording.photoCount(album.positions.count),
      cover: cover.flatMap {
        screen.settings.images.picture(of: $0, edges: ImagePolicy.coverEdges, fallback: 640)
      })
  }
}
