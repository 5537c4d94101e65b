import Foundation
import GalleryModel
import ZipReading

extension ExportPart {
  /// The most bytes of one file of JSON; a list of 100,000 photos has two million.
  private static let largestText = 16 << 20

  /// Visits what is of use in the part, in the order of its bytes or names.
  ///
  /// - Parameters:
  ///   - isWanted: Chooses the files that tell of something.
  ///   - visit: Is given the content and what to call it in reports.
  /// - Throws: ``FlickrSourceError`` naming what cannot be read, `CancellationError`, and what `visit`
  ///   throws.
  func visit(
    _ isWanted: (ExportFileKind) -> Bool, _ visit: (PartContent, String) throws -> Void
  ) throws {
    switch content {
    case .files(let files):
      for file in files { try Self.visit(file, isWanted, visit) }
    case .archive:
      do {
        try visitArchive(isWanted, visit)
      } catch let error as ZipError {
        throw FlickrSourceError.export(.archive(error))
      }
      try Task.checkCancellation()
    }
  }

  /// Lists the media of an archive without reading any of it; `nil` where it also tells of photos.
  func listMedia() throws(ZipError) -> [MediaReference]? {
    var archive = try ZipReader(path: path)
    var found: [MediaReference] = []
    while let entry = try archive.next() {
      switch ExportFileKind(entry.name) {
      case .media: found.append(reference(entry))
      case .photo, .albums, .profile: return nil
      case .otherJSON, .archive, .other: break
      }
    }
    return found
  }

  private func visitArchive(
    _ isWanted: (ExportFileKind) -> Bool, _ visit: (PartContent, String) throws -> Void
  ) throws {
    var archive = try ZipReader(path: path)
    while !Task.isCancelled, let entry = try archive.next() {
      let kind = ExportFileKind(entry.name)
      guard isWanted(kind) else { continue }
      let origin = "\(path): \(entry.name)"
      switch kind {
      case .photo, .albums, .profile:
        try visit(.text(kind, try archive.bytes(limit: Self.largestText)), origin)
      case .media: try visit(.media(reference(entry)), origin)
      case .archive: try visit(.archive, origin)
      case .otherJSON, .other: break
      }
    }
  }

  private func reference(_ entry: ZipEntry) -> MediaReference {
    MediaReference(archive: path, name: entry.name, ordinal: entry.ordinal, size: entry.size)
  }

  private static func visit(
    _ file: File, _ isWanted: (ExportFileKind) -> Bool,
    _ visit: (PartContent, String) throws -> Void
  ) throws {
    try Task.checkCancellation()
    let kind = ExportFileKind(URL(filePath: file.path).lastPathComponent)
    guard isWanted(kind) else { return }
    switch kind {
    case .photo, .albums, .profile: try visit(.text(kind, try bytes(of: file)), file.path)
    case .media:
      try visit(
        .media(MediaReference(archive: nil, name: file.path, ordinal: 0, size: file.size)),
        file.path)
    case .archive, .otherJSON, .other: break
    }
  }

  private static func bytes(of file: File) throws(FlickrSourceError) -> [UInt8] {
    guard file.size <= largestText else {
      throw .file(file.path, .unreadable("it has more than \(largestText) bytes"))
    }
    do {
      return Array(try Data(contentsOf: URL(filePath: file.path)))
    } catch {
      throw .file(file.path, SavedFile.fault(error))
    }
  }
}
