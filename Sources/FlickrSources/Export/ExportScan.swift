import Foundation
import GalleryModel
import ZipReading

/// Goes once through all parts of an export: reads what tells of photos, notes where media lie.
struct ExportScan {
  private(set) var catalog = ExportCatalog()
  /// Why parts were left out.
  private(set) var refused: [ZipError] = []
  private let reader = ExportRecordReader()

  /// The most bytes of one file of JSON; that of a photo with ten thousand comments has a few.
  private static let largestJSON = 64 << 20

  /// Reads a part.
  ///
  /// - Throws: ``FlickrSourceError`` and `CancellationError`.
  mutating func read(_ part: ExportPart) throws {
    switch part.content {
    case .files(let files): for file in files { try read(file) }
    case .archive where part.isMediaArchive: try listMedia(part)
    case .archive: try readArchive(part)
    }
  }

  /// Lists an archive that by its name holds media alone, and takes all of them or none.
  ///
  /// Only such an archive is left out when it is refused: any other may be the one that says that a
  /// photo is private.
  private mutating func listMedia(_ part: ExportPart) throws {
    var found: [MediaReference] = []
    var tellsOfPhotos = false
    do throws(ZipError) {
      var archive = try ZipReader(path: part.path)
      while !tellsOfPhotos, let entry = try archive.next() {
        switch ExportFileKind(entry.name) {
        case .media: found.append(Self.reference(entry, in: part))
        case .photo, .albums, .profile: tellsOfPhotos = true
        case .otherJSON, .archive, .other: break
        }
      }
    } catch {
      refused.append(error)
      return
    }
    if tellsOfPhotos { return try readArchive(part) }
    for reference in found { catalog.add(reference) }
  }

  private static func reference(_ entry: ZipEntry, in part: ExportPart) -> MediaReference {
    MediaReference(
      archive: part.path, name: entry.name, ordinal: entry.ordinal, size: entry.size)
  }

  private mutating func readArchive(_ part: ExportPart) throws {
    do throws(ZipError) {
      var archive = try ZipReader(path: part.path)
      while !Task.isCancelled, let entry = try archive.next() {
        let kind = ExportFileKind(entry.name)
        let origin = "\(part.path): \(entry.name)"
        switch kind {
        case .photo, .albums, .profile:
          take(try archive.bytes(limit: Self.largestJSON), kind, origin: origin)
        case .media: catalog.add(Self.reference(entry, in: part))
        case .archive:
          skip(origin, "an archive inside an archive is not opened; unpack the outer one")
        case .otherJSON, .other: break
        }
      }
    } catch {
      throw FlickrSourceError.export(.archive(error))
    }
    try Task.checkCancellation()
  }

  private mutating func read(_ file: ExportPart.File) throws {
    try Task.checkCancellation()
    let kind = ExportFileKind(URL(filePath: file.path).lastPathComponent)
    switch kind {
    case .photo, .albums, .profile:
      guard file.size <= Self.largestJSON else {
        throw FlickrSourceError.file(
          file.path, .unreadable("it has more than \(Self.largestJSON) bytes"))
      }
      let bytes: Data
      do {
        bytes = try Data(contentsOf: URL(filePath: file.path))
      } catch {
        throw FlickrSourceError.file(file.path, SavedFile.fault(error))
      }
      take(Array(bytes), kind, origin: file.path)
    case .media:
      catalog.add(MediaReference(archive: nil, name: file.path, ordinal: 0, size: file.size))
    case .archive, .otherJSON, .other: break
    }
  }

  /// Takes over what a file of JSON tells; one that cannot be read is reported.
  private mutating func take(_ bytes: [UInt8], _ kind: ExportFileKind, origin: String) {
    let answer: FlickrAnswer
    do {
      answer = try FlickrAnswer(parsing: bytes, origin: origin)
    } catch {
      if case .photo(let id) = kind {
        catalog.addUnreadable(id, origin: origin, reason: Self.reason(error))
      } else {
        skip(origin, Self.reason(error))
      }
      return
    }
    switch kind {
    case .photo(let id): take(answer, id, origin: origin)
    case .albums: catalog.add(ExportAlbumReader.albums(answer))
    case .profile:
      if let person = ExportProfileReader.person(answer) {
        catalog.add(person)
      } else {
        skip(origin, "it does not tell whose account it is")
      }
    case .media, .otherJSON, .archive, .other: break
    }
  }

  private mutating func take(_ answer: FlickrAnswer, _ id: PhotoID, origin: String) {
    var faults: [String] = []
    let record = reader.record(answer, faults: &faults)
    guard let record, record.photo.id == id else {
      catalog.addUnreadable(
        id, origin: origin,
        reason: record.map { "it tells of another photo, \($0.photo.id)" }
          ?? faults.joined(separator: "; "))
      return
    }
    for fault in faults { skip(origin, fault) }
    catalog.add(record, origin: origin)
  }

  private static func reason(_ error: FlickrSourceError) -> String {
    guard case .unparsable(_, let line, let column, let reason) = error else { return "\(error)" }
    return line > 0 ? "\(reason) (line \(line), column \(column))" : reason
  }

  private mutating func skip(_ origin: String, _ reason: String) {
    catalog.skipped.append(SkippedRecord(origin: origin, record: "", reason: reason))
  }

  /// Closes the scan; see ``ExportCatalog/finish()``.
  mutating func finish() -> [MediaReference] { catalog.finish() }
}
