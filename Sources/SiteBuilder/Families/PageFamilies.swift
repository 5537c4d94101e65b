import Presenters

/// Lists the kinds of pages beside the grid and its photos, in the order in which they are made.
///
/// The page for missing addresses is the build's own matter: a stranger's may stand in its place.
enum PageFamilies {
  /// Makes the families of a loaded gallery.
  static func all(_ desk: PageDesk) throws -> [any PageFamily] {
    let places = MapLayout(desk.index, precision: desk.settings.places, perPage: placesPerPage)
    return try [
      AlbumsFamily(desk), AlbumFamily(desk), TagsFamily(desk), TagFamily(desk),
      ArchiveFamily(desk), YearFamily(desk), PeopleFamily(desk), PersonFamily(desk),
      MapFamily(desk, places), PlaceFamily(desk, places), SearchFamily(desk), AboutFamily(desk),
    ]
  }

  /// Entries on a page of the list of places.
  private static let placesPerPage = 60
}
