package import Presenters

/// Shows pages by handing them on: to be rendered, wherever and whenever that suits.
package final class SitePageView: GridView, PhotoView, PeopleView, AboutView, NotFoundView {
  private let take: (SitePage) -> Void

  /// Makes a view that hands every page to a closure; pages still loading are left out.
  package init(_ take: @escaping (SitePage) -> Void) {
    self.take = take
  }

  package func show(_ page: GridPage) {
    if !page.isLoading { take(.grid(page)) }
  }

  package func show(_ page: PhotoPage) { take(.photo(page)) }

  package func show(_ page: PeoplePage) { take(.people(page)) }

  package func show(_ page: AboutPage) { take(.about(page)) }

  package func show(_ page: NotFoundPage) { take(.notFound(page)) }
}
