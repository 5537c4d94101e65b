import GalleryModel
import Presenters

/// The presenters of all screens, listening to one model and showing on one view.
struct GalleryPresenters {
  let grid: GridPresenter
  let photo: PhotoPresenter
  let people: PeoplePresenter
  let about: AboutPresenter
  let notFound: NotFoundPresenter

  init(
    _ model: FlickrModel,
    view: some GridView & PhotoView & PeopleView & AboutView & NotFoundView,
    settings: SiteSettings, phrases: Phrases
  ) {
    grid = GridPresenter(model: model, view: view, settings: settings, phrases: phrases)
    photo = PhotoPresenter(model: model, view: view, settings: settings, phrases: phrases)
    people = PeoplePresenter(model: model, view: view, settings: settings, phrases: phrases)
    about = AboutPresenter(model: model, view: view, settings: settings, phrases: phrases)
    notFound = NotFoundPresenter(model: model, view: view, settings: settings, phrases: phrases)
  }
}
