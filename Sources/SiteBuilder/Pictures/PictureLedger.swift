import GalleryModel

/// Collects which copies the site has of its photos; one task owns it.
final class PictureLedger {
  private var pictures: [PhotoID: PhotoPictures] = [:]

  subscript(photo: PhotoID) -> PhotoPictures? {
    get { pictures[photo] }
    set { pictures[photo] = newValue }
  }
}
