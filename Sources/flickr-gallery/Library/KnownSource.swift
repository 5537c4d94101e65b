import FlickrSources
import GalleryModel
import PhotoLibrary

/// Takes photos from Flickr, and lets no list that the library knows go without being told to.
///
/// "User not found" is as likely a fault or a blocked account as the truth.
final class KnownSource: PhotoSource {
  private let source: any PhotoSource
  private let list: LibraryList
  private let acceptsRemovals: Bool

  /// Stands before a source whose list is in the library.
  init(_ source: any PhotoSource, in list: LibraryList, acceptsRemovals: Bool) {
    self.source = source
    self.list = list
    self.acceptsRemovals = acceptsRemovals
  }

  var summary: SourceSummary { source.summary }

  var isOwing: Bool { source.isOwing }

  /// Fetches the next photos; a list that is accepted to be gone has none.
  ///
  /// - Throws: ``CommandError/gone(_:photos:)`` for one that is not; what the source throws.
  func nextBatch() async throws -> PhotoBatch? {
    do {
      return try await source.nextBatch()
    } catch let error as FlickrSourceError {
      guard case .absent = error else { throw error }
      let photoCount = try list.knownPhotoCount
      guard photoCount > 0 else { throw error }
      guard acceptsRemovals else { throw CommandError.gone(error, photos: photoCount) }
      try list.removeAll()
      return nil
    }
  }
}
