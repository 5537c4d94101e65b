package import GalleryModel

/// Names a page of the site, or a spot on one, without saying where its file lies.
package enum PageAddress: Hashable, Sendable {
  /// A page of the grid.
  case grid(PageNumber)
  /// A photo's cell on its grid page.
  case cell(PhotoID, on: PageNumber)
  /// The page of one photo.
  case photo(PhotoID)
  /// A page of the list of people.
  case people(PageNumber)
  /// A member's card on a page of the list of people.
  case person(NSID, on: PageNumber)
  /// What the site is and where its photos come from.
  case about
  /// What a server shows for addresses that do not exist.
  case notFound
}
