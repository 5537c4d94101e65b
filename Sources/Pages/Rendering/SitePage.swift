package import Presenters

/// A page of the site, of whichever kind.
package enum SitePage: Hashable, Sendable {
  case grid(GridPage)
  case photo(PhotoPage)
  case people(PeoplePage)
  case about(AboutPage)
  case notFound(NotFoundPage)

  /// What is around it.
  package var frame: SiteFrame {
    switch self {
    case .grid(let page): page.frame
    case .photo(let page): page.frame
    case .people(let page): page.frame
    case .about(let page): page.frame
    case .notFound(let page): page.frame
    }
  }

  /// What it says about itself.
  package var head: PageHead {
    switch self {
    case .grid(let page): page.head
    case .photo(let page): page.head
    case .people(let page): page.head
    case .about(let page): page.head
    case .notFound(let page): page.head
    }
  }
}
