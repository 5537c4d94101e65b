import GalleryModel
import Presenters

/// The pages of every album.
struct AlbumFamily: PageFamily {
  private let desk: PageDesk
  private let pages: GroupedPages
  private let presenter: AlbumPresenter

  init(_ desk: PageDesk) {
    self.desk = desk
    pages = GroupedPages(count: desk.index.albums.count) {
      Paging(perPage: desk.model.perPage, photoCount: desk.index.albums[$0].positions.count)
    }
    presenter = AlbumPresenter(
      model: desk.model, view: desk.view, settings: desk.settings, phrases: desk.phrases)
  }

  var pageCount: Int { pages.pageCount }

  func address(at index: Int) -> PageAddress {
    let (group, page) = pages[index]
    return .album(desk.index.albums[group].id, page)
  }

  func combine(_ index: Int, into digest: inout Digest) throws {
    let (group, page) = pages[index]
    let album = desk.index.albums[group]
    digest.combine(album.title)
    desk.combine(album.positions, pages.paging(of: group), on: page, into: &digest)
    guard page == .first else { return }
    digest.combine(album.descriptionHTML)
    if PhotoOutline.mayMentionPhotos(album.descriptionHTML) { digest.combine(desk.gallery) }
  }

  func show(_ index: Int) throws {
    let (group, page) = pages[index]
    try presenter.turn(to: desk.index.albums[group], page)
  }
}
