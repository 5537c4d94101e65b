package import GalleryModel

/// Takes photos from an account's "Your Flickr data": zip archives, or folders of what was in them.
///
/// Photos come newest upload first, whatever the order of the parts; those without a date are last.
/// A photo is public only where every copy of it says exactly that. Texts are held packed, media
/// stay where they are.
package final class ExportSource: PhotoSource {
  package let summary: SourceSummary
  /// What the export holds, and what seems to be missing.
  package let report: CompletenessReport
  /// Gives out the pictures and videos.
  package let media: any ExportMedia
  private let catalog: ExportCatalog
  private let owners: [Person]
  private let parts: [ExportPart]
  private var order: ArraySlice<Int>
  private var batch: Batch = .first

  private enum Batch {
    case first
    case middle
    case end
  }

  private static let batchSize = 500

  /// Tells whether one of the paths holds an export, or a part of one, rather than saved answers.
  package static func recognizes(_ paths: [String]) -> Bool {
    paths.contains(where: ExportRecognition.isExport)
  }

  /// Opens an export and reads all that it tells; media are only listed.
  ///
  /// - Parameter paths: Archives, folders, or single files of an export, in any order.
  /// - Throws: ``FlickrSourceError`` naming what cannot be used, and `CancellationError`.
  package init(paths: [String]) async throws {
    let (parts, links) = try ExportFinder.find(paths)
    self.parts = parts
    var scan = ExportScan()
    for part in parts {
      try scan.read(part)
      await Task.yield()
    }
    let stray = scan.finish()
    var catalog = scan.catalog
    guard !catalog.entries.isEmpty else {
      throw FlickrSourceError.export(.noPhotos(parts: parts.isEmpty ? paths : parts.map(\.path)))
    }
    for link in links {
      catalog.skipped.append(
        SkippedRecord(origin: link, record: "", reason: "links inside an export are not followed"))
    }
    owners = ExportOwners.people(of: catalog)
    report = ExportAudit(catalog: catalog).report(
      parts: parts, refused: scan.refused, stray: stray)
    media = catalog.makeShelf()
    order = catalog.order[...]
    summary = SourceSummary(title: ExportOwners.title(catalog.people, owners))
    self.catalog = catalog
  }

  /// Hands over some hundred photos; the first batch brings the members, the last one the albums.
  package func nextBatch() -> PhotoBatch? {
    defer { batch = order.isEmpty ? .end : .middle }
    switch batch {
    case .end: return nil
    case .first, .middle:
      let isFirst = batch == .first
      let photos = order.prefix(Self.batchSize).compactMap(photo)
      order = order.dropFirst(Self.batchSize)
      return PhotoBatch(
        photos: photos, people: isFirst ? catalog.people : [],
        albums: order.isEmpty ? albums : [], skipped: isFirst ? catalog.skipped : [])
    }
  }

  /// Visits comments, notes and metadata of the camera, of photos that have any.
  ///
  /// Goes through the texts a second time, so it takes a while and no memory; whoever publishes them
  /// asks for it. Photos come in no order, each once.
  /// - Throws: ``FlickrSourceError``, `CancellationError`, and what `visit` throws.
  package func visitDetails(_ visit: (PhotoID, PhotoDetails) throws -> Void) throws {
    let reader = ExportDetailsReader(people: catalog.people)
    var seen: Set<PhotoID> = []
    for part in parts where report.parts.contains(part.path) {
      try part.visit(\.isPhoto) { content, origin in
        guard case .text(.photo(let id), let bytes) = content, catalog.positions[id] != nil,
          !catalog.unreadable.contains(id), seen.insert(id).inserted
        else { return }
        let details = reader.details(try FlickrAnswer(parsing: bytes, origin: origin))
        if !details.isEmpty { try visit(id, details) }
      }
    }
  }

  private func photo(at position: Int) -> Photo? {
    let entry = catalog.entries[position]
    guard var photo = catalog.photo(at: position) else { return nil }
    photo.owner = owners[entry.owner]
    photo.visibility = entry.visibility
    photo.safety = entry.safety
    photo.license = entry.license
    photo.media = entry.video == nil ? .photo : .video
    return photo
  }

  private var albums: [Album] {
    catalog.shelf.all.map { album in
      var album = album
      let known = album.photos.lazy.compactMap { self.catalog.positions[$0] }.first
      album.owner = known.map { owners[catalog.entries[$0].owner].id } ?? catalog.people.first?.id
      return album
    }
  }
}
