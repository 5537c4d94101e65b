import GalleryModel
import Presenters

/// One of Flickr's files of which the site has a copy.
struct MirroredSize: Sendable, Hashable {
  let label: SizeLabel
  /// The true sides, as the file has them.
  let width: Int32
  let height: Int32

  /// Gives a photo's size with its copy; `nil` where the photo has no such size any more.
  func size(of photo: Photo) -> PhotoSize? {
    guard let step = photo.sizes.steps.first(where: { $0.label == label }) else { return nil }
    var size = PhotoSize(
      label: label, url: step.url, width: Int(width), height: Int(height))
    size?.copy = SiteCopy(path: LocalImage(of: step, photo: photo.id).path)
    return size
  }
}
