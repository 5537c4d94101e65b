package import Presenters

/// A page of the site, of whichever kind.
package enum SitePage: Hashable, Sendable {
  case grid(GridPage)
  case photo(PhotoPage)
  case people(PeoplePage)
  case about(AboutPage)
  case notFound(NotFoundPage)

  /// What it gives its template.
  var content: any PageContent {
    switch self {
    case .grid(let page): page
    case .photo(let page): page
    case .people(let page): page
    case .about(let page): page
    case .notFound(let page): page
    }
  }

  /// What is around it.
  package var frame: SiteFrame { content.frame }

  /// What it says about itself.
  package var head: PageHead { content.head }
}
