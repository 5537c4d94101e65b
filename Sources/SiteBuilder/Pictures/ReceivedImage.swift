import GalleryModel

/// A copy of one of Flickr's files, as it turned out to be.
struct ReceivedImage: Sendable {
  let size: MirroredSize
  /// What stands in its place until it arrives, as text.
  let placeholder: String
}
