import GalleryModel

/// Tells where a media file of an export lies; it is not unpacked until somebody needs it.
///
/// The order is that of the bytes in the archives: whoever works in it reads each archive once.
package struct MediaReference: Hashable, Sendable, Comparable {
  /// The zip archive the file is packed in; `nil` for a file on disk.
  package let archive: String?
  /// The name inside the archive, else the path on disk.
  package let name: String
  /// The position in the archive, from 0.
  package let ordinal: Int
  /// How many bytes the file has.
  package let size: Int
  /// The turn clockwise, in degrees, that Flickr shows the file with; `nil` leaves it to Exif.
  package var rotation: Int?

  /// Names a media file.
  package init(archive: String?, name: String, ordinal: Int, size: Int, rotation: Int? = nil) {
    self.archive = archive
    self.name = name
    self.ordinal = ordinal
    self.size = size
    self.rotation = rotation
  }

  /// The ending in lower case, one of those that media have.
  package var ending: String { MediaName.ending(of: name) }

  /// Tells that the file is a video.
  package var isVideo: Bool { MediaName.videoEndings.contains(ending) }

  /// The name for messages: the archive's with the file's, or the path.
  package var origin: String { archive.map { "\($0): \(name)" } ?? name }

  package static func < (left: Self, right: Self) -> Bool {
    (left.archive ?? "", left.ordinal, left.name) < (right.archive ?? "", right.ordinal, right.name)
  }
}
