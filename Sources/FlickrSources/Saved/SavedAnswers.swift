package import GalleryModel

/// Takes photos from answers of Flickr's that lie on disk: files, or folders of files.
///
/// Lists are merged in the order given, those of a folder in the natural order of their names.
package final class SavedAnswers: PhotoSource {
  package let summary: SourceSummary
  private let pages: ReadAhead<SavedFile, AnswerPage>
  private var first: AnswerPage?
  private var albums = AlbumShelf()
  private var sawPhotos = false
  private var isFinished = false
  private let paths: [String]

  /// Opens answers and reads the first of them, which gives the gallery its title.
  ///
  /// - Parameters:
  ///   - paths: Files and folders.
  ///   - jobs: How many files are read at once.
  ///   - access: With whose eyes the answers were given, where that is known.
  ///   - hosts: Where images may come from.
  /// - Throws: ``FlickrSourceError`` naming the file or folder.
  package init(
    paths: [String], jobs: Int, access: Access? = nil, hosts: ImageHosts = .flickr
  ) async throws {
    var files: [SavedFile] = []
    for path in paths { files += try AnswerFolder.files(at: path) }
    let reader = AnswerReader(access: access, hosts: hosts)
    pages = ReadAhead(files, limit: jobs * 2) { try $0.page(with: reader) }
    self.paths = paths
    first = try await pages.next()
    summary = SourceSummary(
      title: GalleryTitle.title(
        first: first ?? AnswerPage(), last: Self.last(of: files, reader),
        path: files.first?.path ?? "", fallback: paths.first ?? ""),
      isFeed: first?.isFeed ?? false)
  }

  /// Hands over the next file's photos; the albums come last, joined from all files.
  ///
  /// - Throws: ``FlickrSourceError`` for a file that is broken, and when none holds photos.
  package func nextBatch() async throws -> PhotoBatch? {
    guard !isFinished else { return nil }
    guard let page = try await nextPage() else {
      isFinished = true
      guard sawPhotos else { throw FlickrSourceError.file(paths.first ?? "", .noPhotos) }
      return albums.all.isEmpty ? nil : PhotoBatch(albums: albums.all)
    }
    sawPhotos = sawPhotos || page.listsPhotos
    for album in page.albums { albums.add(album) }
    return PhotoBatch(photos: page.photos, people: page.people, skipped: page.skipped)
  }

  /// Reads the last of several files, which tells whether all are about the same.
  private static func last(of files: [SavedFile], _ reader: AnswerReader) -> AnswerPage? {
    guard files.count > 1, let file = files.last else { return nil }
    do {
      return try file.page(with: reader)
    } catch {
      // Its turn comes; then the fault is told.
      return nil
    }
  }

  private func nextPage() async throws -> AnswerPage? {
    if let page = first {
      first = nil
      return page
    }
    return try await pages.next()
  }
}
