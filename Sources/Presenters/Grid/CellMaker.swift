import GalleryModel

/// Makes the cells of every grid, whichever photos it shows.
struct CellMaker {
  let wording: Wording
  let settings: SiteSettings

  func cell(_ photo: Photo) -> GridCell {
    GridCell(
      id: photo.id, title: wording.titles.label(of: photo),
      isUntitled: TitleWording.isUntitled(photo.title),
      alternative: wording.titles.alternative(to: photo),
      ownerName: wording.names.name(of: photo.owner), isVideo: photo.media == .video,
      picture: settings.images.picture(of: photo, edges: ImagePolicy.gridEdges, fallback: 640))
  }
}
