import FlickrSources
import Foundation
import GalleryModel

/// One photo of an export whose pictures are to be made.
struct ExportOriginal: Sendable {
  let photo: PhotoID
  /// The file that was uploaded.
  let file: MediaReference
  /// The still of a video, where the export has one.
  let poster: MediaReference?

  /// Sums up where the files lie, how large and how old they are, without reading them.
  ///
  /// - Returns: `nil` where nobody can tell.
  func key(settings: UInt64) -> UInt64? {
    var digest = Digest(value: settings)
    digest.combine(photo.rawValue)
    for reference in [file, poster].compactMap(\.self) {
      var status = stat()
      guard stat(reference.archive ?? reference.name, &status) == 0 else { return nil }
      digest.combine(String(reference.name.split(separator: "/").last ?? ""))
      digest.combine(reference.ordinal)
      digest.combine(reference.size)
      digest.combine(reference.rotation ?? -1)
      digest.combine(Int(status.st_size))
      #if canImport(Darwin)
        let time = status.st_mtimespec
      #else
        let time = status.st_mtim
      #endif
      digest.combine(time.tv_sec)
      digest.combine(time.tv_nsec)
    }
    return digest.value
  }
}
