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
  /// A page of the photos of one member.
  case stream(NSID, PageNumber)
  /// A page of the list of albums.
  case albums(PageNumber)
  /// A page of an album.
  case album(PhotoID, PageNumber)
  /// A page of the list of tags.
  case tags(PageNumber)
  /// A page of the photos with a tag.
  case tag(TagSlug, PageNumber)
  /// A page of the list of years.
  case archive(PageNumber)
  /// A page of the photos of a year.
  case year(Int, PageNumber)
  /// A month on its page of a year; month 0 are photos of which only the year is known.
  case month(Int, year: Int, on: PageNumber)
  /// A page of the places where photos were taken, the first one with a map of the world.
  case map(PageNumber)
  /// A place on its page of that list.
  case spot(PlaceCell, on: PageNumber)
  /// A page of the photos of a place.
  case place(PlaceCell, PageNumber)
  /// Where photos are searched for.
  case search
  /// What the site is and where its photos come from.
  case about
  /// What a server shows for addresses that do not exist.
  case notFound
}
