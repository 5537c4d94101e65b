package import GalleryModel

/// Turns the photo a model has selected into one ``PhotoPage`` value.
package final class PhotoPresenter: GalleryObserver {
  private let model: FlickrModel
  private weak let view: (any PhotoView)?
  private let settings: SiteSettings
  private let wording: Wording
  private let details: PhotoDetails
  private var frame: SiteFrame
  private var subscription: Subscription?

  /// Listens to a model for a view, which is held weakly.
  package init(
    model: FlickrModel, view: any PhotoView, settings: SiteSettings, phrases: Phrases
  ) {
    self.model = model
    self.view = view
    self.settings = settings
    wording = Wording(phrases)
    details = PhotoDetails(wording: wording, settings: settings)
    frame = SiteFrame(of: model, settings: settings, phrases: phrases)
    subscription = model.subscribe(self)
  }

  package func receive(_ event: GalleryEvent) {
    switch event {
    case .themeChanged:
      frame = SiteFrame(of: model, settings: settings, phrases: wording.phrases)
      showPhoto()
    case .photoSelected: showPhoto()
    case .dataCompleted, .pageChanged: break
    }
  }

  private func showPhoto() {
    guard let selection = model.selection, let view else { return }
    view.show(page(of: selection))
  }

  private func page(of selection: Selection) -> PhotoPage {
    let photo = selection.photo
    let flickrURL = details.flickr.page(of: photo)
    let owner = details.owner(photo.owner)
    let isVideo = photo.media == .video
    let picture = settings.images.picture(
      of: photo, edges: ImagePolicy.photoEdges, fallback: 1024)
    let visitors = VisitorWording(wording: wording, flickr: details.flickr)
    return PhotoPage(
      frame: frame, head: head(of: photo, by: owner.name), id: photo.id,
      isUntitled: TitleWording.isUntitled(photo.title), descriptionHTML: photo.descriptionHTML,
      picture: picture,
      alternative: wording.titles.alternative(to: photo), isVideo: isVideo,
      playURL: isVideo ? flickrURL : nil, film: photo.film.map(ImageReference.local),
      largest: details.largest(of: photo), owner: owner,
      taken: wording.dates.line(photo.taken), posted: photo.posted.map { wording.dates.line($0) },
      license: wording.licenses.line(photo.license),
      copyright: details.copyright(photo.license, of: owner.name),
      credit: details.credit(of: photo, by: owner.name, source: flickrURL), flickrURL: flickrURL,
      tags: details.tags(of: selection),
      albums: selection.albums.map {
        AlbumLink(id: $0.id, title: wording.titles.title($0.title))
      },
      year: selection.year,
      place: photo.place.flatMap { details.place($0) }, counts: details.counts(photo.counts),
      downloads: details.downloads(of: photo),
      camera: CameraWording(phrases: wording.phrases).data(selection.details.exif),
      comments: selection.details.comments.map(visitors.comment),
      notes: visitors.board(selection.details.notes, over: picture),
      back: .cell(photo.id, on: selection.page),
      backNumber: selection.page,
      backText: wording.phrases.text(.backToPage, number: selection.page.value),
      previous: selection.previous.map { details.neighbor($0) },
      next: selection.next.map { details.neighbor($0) })
  }

  private func head(of photo: Photo, by owner: String) -> PageHead {
    wording.head(
      .photo(photo.id), heading: wording.titles.title(of: photo),
      summary: wording.phrases.text(
        .photoSummary, ["name": owner, "license": wording.licenses.line(photo.license).shortName]),
      section: nil, in: frame)
  }
}
