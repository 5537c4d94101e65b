package import Presenters

/// Shows pages by handing them on: to be rendered, wherever and whenever that suits.
package final class SitePageView: GridView, PhotoView, PeopleView, AboutView, NotFoundView,
  AlbumsView, AlbumView, TagsView, TagView, ArchiveView, YearView, PersonView, MapView, PlaceView,
  SearchView
{
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

  package func show(_ page: AlbumsPage) { take(.albums(page)) }

  package func show(_ page: AlbumPage) { take(.album(page)) }

  package func show(_ page: TagsPage) { take(.tags(page)) }

  package func show(_ page: TagPage) { take(.tag(page)) }

  package func show(_ page: ArchivePage) { take(.archive(page)) }

  package func show(_ page: YearPage) { take(.year(page)) }

  package func show(_ page: PersonPage) { take(.person(page)) }

  package func show(_ page: MapPage) { take(.map(page)) }

  package func show(_ page: PlacePage) { take(.place(page)) }

  package func show(_ page: SearchPage) { take(.search(page)) }
}
