package import GalleryModel

/// Shows the photos of an album, in its order, page by page.
package final class AlbumPresenter {
  private let screen: Screen<AlbumPage>
  private let details: PhotoDetails

  /// Listens to a model for a view, which is held weakly.
  package init(
    model: FlickrModel, view: any AlbumView, settings: SiteSettings, phrases: Phrases
  ) {
    screen = Screen(model, settings, phrases, frame: \.frame) { [weak view] in view?.show($0) }
    details = PhotoDetails(wording: screen.wording, settings: screen.settings)
  }

  /// Turns to a page of an album.
  ///
  /// - Throws: What the model throws.
  package func turn(to album: AlbumGroup, _ number: PageNumber) throws {
    let paging = Paging(perPage: screen.model.perPage, photoCount: album.positions.count)
    let photos = try screen.photos(at: album.positions.part(paging.positions(on: number)))
    let frame = screen.frame
    let isFirst = number == .first
    screen.show(
      AlbumPage(
        frame: frame,
        head: screen.wording.head(
          .album(album.id, number), heading: screen.wording.titles.title(album.title), page: number,
          section: .albums, in: frame),
        id: album.id, descriptionHTML: isFirst ? album.descriptionHTML : "",
        owner: isFirst ? photos.first.map { details.owner($0.owner) } : nil,
        cells: photos.map(screen.cells.cell),
        countText: isFirst ? screen.wording.photoCount(paging.photoCount) : nil,
        pagination: Pagination(paging, current: number, phrases: screen.wording.phrases)))
  }
}
