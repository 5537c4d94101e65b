package import GalleryModel

/// Shows the tags of a gallery, page by page.
package final class TagsPresenter {
  private let screen: Screen<TagsPage>

  /// Listens to a model for a view, which is held weakly.
  package init(
    model: FlickrModel, view: any TagsView, settings: SiteSettings, phrases: Phrases
  ) {
    screen = Screen(model, settings, phrases, frame: \.frame) { [weak view] in view?.show($0) }
  }

  /// Turns to a page of the list.
  ///
  /// - Throws: What the model throws.
  package func turn(to number: PageNumber) throws {
    let index = try screen.model.index()
    let cut = PageCut(count: index.tagCount, length: screen.settings.tagsPerPage)
    let frame = screen.frame
    let phrases = screen.wording.phrases
    screen.show(
      TagsPage(
        frame: frame,
        head: screen.wording.head(
          .tags(number), heading: phrases.text(.tagsHeading), page: number, section: .tags,
          in: frame),
        entries: try cut.entries(on: number).map { try entry(index.tag($0)) },
        countText: number == .first
          ? phrases.count(cut.count, .tagCount) : nil,
        pagination: Pagination(current: number, count: cut.pageCount, phrases: phrases)))
  }

  private func entry(_ tag: TagGroup) throws -> TagEntry {
    let count = tag.positions.count
    return TagEntry(
      slug: tag.slug, name: try TagNaming(model: screen.model).name(of: tag),
      count: screen.wording.phrases.number(count), weight: TagEntry.weight(of: count))
  }
}
