import GalleryModel
import ZipReading

/// Goes once through all parts of an export: reads what tells of photos, notes where media lie.
struct ExportScan {
  private(set) var catalog = ExportCatalog()
  /// Why parts were left out.
  private(set) var refused: [ZipError] = []
  private let reader = ExportRecordReader()

  /// Reads a part.
  ///
  /// Only an archive that by its name holds media alone is left out when it is refused: any other may
  /// be the one that says that a photo is private.
  /// - Throws: ``FlickrSourceError`` and `CancellationError`.
  mutating func read(_ part: ExportPart) throws {
    if part.isMediaArchive {
      do throws(ZipError) {
        if let media = try part.listMedia() {
          for reference in media { catalog.add(reference) }
          return
        }
      } catch {
        refused.append(error)
        return
      }
    }
    try part.visit { _ in
      true
    } _: { content, origin in
      switch content {
      case .text(let kind, let bytes): take(bytes, kind, origin: origin)
      case .media(let reference): catalog.add(reference)
      case .archive:
        skip(origin, "an archive inside an archive is not opened; unpack the outer one")
      }
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
