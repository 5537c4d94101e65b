package import Presenters

/// A page of the site, of whichever kind.
package enum SitePage: Hashable, Sendable {
  case grid(GridPage)
  case photo(PhotoPage)
  case people(PeoplePage)
  case albums(AlbumsPage)
  case album(AlbumPage)
  case tags(TagsPage)
  case tag(TagPage)
  case archive(ArchivePage)
  case year(YearPage)
  case person(PersonPage)
  case map(MapPage)
  case place(PlacePage)
  case search(SearchPage)
  case about(AboutPage)
  case notFound(NotFoundPage)

  /// What it gives its template.
  var content: any PageContent {
    switch self {
    case .grid(let page): page
    case .photo(let page): page
    case .people(let page): page
    case .albums(let page): page
    case .album(let page): page
    case .tags(let page): page
    case .tag(let page): page
    case .archive(let page): page
    case .year(let page): page
    case .person(let page): page
    case .map(let page): page
    case .place(let page): page
    case .search(let page): page
    case .about(let page): page
    case .notFound(let page): page
    }
  }

  /// What is around it.
  package var frame: SiteFrame { content.frame }

  /// What it says about itself.
  package var head: PageHead { content.head }
}
