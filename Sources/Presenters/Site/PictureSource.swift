/// The files of a picture in one format, for browsers that know it.
package struct PictureSource: Hashable, Sendable {
  /// The media type, such as `image/avif`.
  package let mediaType: String
  /// The files by ascending width, no width twice.
  package let candidates: [PictureFile]
}
