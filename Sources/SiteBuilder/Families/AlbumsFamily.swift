import GalleryModel
import Presenters

/// The pages of the list of albums.
struct AlbumsFamily: PageFamily {
  private let desk: PageDesk
  private let cut: PageCut
  private let presenter: AlbumsPresenter

  init(_ desk: PageDesk) {
    self.desk = desk
    cut = PageCut(count: desk.index.albums.count, length: desk.settings.albumsPerPage)
    presenter = AlbumsPresenter(
      model: desk.model, view: desk.view, settings: desk.settings, phrases: desk.phrases)
  }

  var pageCount: Int { cut.pageCount }

  func address(at index: Int) -> PageAddress { .albums(PageNumber(clamping: index + 1)) }

  func combine(_ index: Int, into digest: inout Digest) {
    digest.combine(cut.pageCount)
    if index == 0 { digest.combine(cut.count) }
    for album in desk.index.albums[cut.entries(on: PageNumber(clamping: index + 1))] {
      digest.combine(album.id.rawValue)
      digest.combine(album.title)
      digest.combine(album.positions.count)
      digest.combine(desk.outlines[album.cover].digest)
    }
  }

  func show(_ index: Int) throws { try presenter.turn(to: PageNumber(clamping: index + 1)) }
}
