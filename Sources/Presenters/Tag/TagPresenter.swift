package import GalleryModel

/// Shows the photos with a tag, page by page.
package final class TagPresenter {
  private let screen: Screen<TagPage>

  /// Listens to a model for a view, which is held weakly.
  package init(
    model: FlickrModel, view: any TagView, settings: SiteSettings, phrases: Phrases
  ) {
    screen = Screen(model, settings, phrases, frame: \.frame) { [weak view] in view?.show($0) }
  }

  /// Turns to a page of the photos with a tag.
  ///
  /// - Throws: What the model throws.
  package func turn(to tag: TagGroup, _ number: PageNumber) throws {
    let paging = screen.model.paging(of: tag.positions.count)
    let photos = try screen.photos(at: tag.positions.part(paging.positions(on: number)))
    let frame = screen.frame
    screen.show(
      TagPage(
        frame: frame,
        head: screen.wording.head(
          .tag(tag.slug, number), heading: try TagNaming(model: screen.model).name(of: tag),
          page: number, section: .tags, in: frame),
        slug: tag.slug, cells: photos.map(screen.cells.cell),
        countText: number == .first ? screen.wording.photoCount(paging.photoCount) : nil,
        pagination: Pagination(paging, current: number, phrases: screen.wording.phrases)))
  }
}
