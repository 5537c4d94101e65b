import Presenters

/// Keeps every value it is shown.
final class RecordingView: GridView, PhotoView, PeopleView, AboutView, NotFoundView,
  AlbumsView, AlbumView, TagsView, TagView, ArchiveView, YearView, PersonView, MapView, PlaceView,
  SearchView
{
  private(set) var grids: [GridPage] = []
  private(set) var photos: [PhotoPage] = []
  private(set) var people: [PeoplePage] = []
  private(set) var abouts: [AboutPage] = []
  private(set) var albumLists: [AlbumsPage] = []
  private(set) var albums: [AlbumPage] = []
  private(set) var tagLists: [TagsPage] = []
  private(set) var tags: [TagPage] = []
  private(set) var archives: [ArchivePage] = []
  private(set) var years: [YearPage] = []
  private(set) var persons: [PersonPage] = []
  private(set) var notFounds: [NotFoundPage] = []

  func show(_ page: GridPage) { grids.append(page) }
  func show(_ page: PhotoPage) { photos.append(page) }
  func show(_ page: PeoplePage) { people.append(page) }
  func show(_ page: AboutPage) { abouts.append(page) }
  func show(_ page: NotFoundPage) { notFounds.append(page) }
  func show(_ page: AlbumsPage) { albumLists.append(page) }
  func show(_ page: AlbumPage) { albums.append(page) }
  func show(_ page: TagsPage) { tagLists.append(page) }
  func show(_ page: TagPage) { tags.append(page) }
  func show(_ page: ArchivePage) { archives.append(page) }
  func show(_ page: YearPage) { years.append(page) }
  func show(_ page: PersonPage) { persons.append(page) }

  private(set) var maps: [MapPage] = []
  private(set) var places: [PlacePage] = []
  private(set) var searches: [SearchPage] = []

  func show(_ page: MapPage) { maps.append(page) }
  func show(_ page: PlacePage) { places.append(page) }
  func show(_ page: SearchPage) { searches.append(page) }
}
