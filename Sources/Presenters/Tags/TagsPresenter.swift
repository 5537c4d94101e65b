package import GalleryModel

/// Shows the tags of a gallery, page by page.
package final class TagsPresenter: GalleryObserver {
  private let model: FlickrModel
  private weak let view: (any TagsView)?
  private let settings: SiteSettings
  private let wording: Wording
  private var page: TagsPage?
  private var subscription: Subscription?

  /// Listens to a model for a view, which is held weakly.
  package init(
    model: FlickrModel, view: any TagsView, settings: SiteSettings, phrases: Phrases
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
    let index = try model.index()
    let cut = PageCut(count: index.tagCount, length: settings.tagsPerPage)
    let frame = frame
    let phrases = wording.phrases
    show(
      TagsPage(
        frame: frame,
        head: wording.head(
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
      slug: tag.slug, name: try TagNaming(model: model).name(of: tag),
      count: wording.phrases.number(count), weight: TagEntry.weight(of: count))
  }

  package func receive(_ event: GalleryEvent) {
    guard case .themeChanged = event, var page else { return }
    page.frame = frame
    show(page)
  }

  private var frame: SiteFrame {
    SiteFrame(of: model, settings: settings, phrases: wording.phrases)
  }

  private func show(_ page: TagsPage) {
    self.page = page
    view?.show(page)
  }
}
