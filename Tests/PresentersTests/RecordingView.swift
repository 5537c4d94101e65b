import Presenters

/// Keeps every value it is shown.
final class RecordingView: GridView, PhotoView, PeopleView, AboutView, NotFoundView {
  private(set) var grids: [GridPage] = []
  private(set) var photos: [PhotoPage] = []
  private(set) var people: [PeoplePage] = []
  private(set) var abouts: [AboutPage] = []
  private(set) var notFounds: [NotFoundPage] = []

  func show(_ page: GridPage) { grids.append(page) }
  func show(_ page: PhotoPage) { photos.append(page) }
  func show(_ page: PeoplePage) { people.append(page) }
  func show(_ page: AboutPage) { abouts.append(page) }
  func show(_ page: NotFoundPage) { notFounds.append(page) }
}
