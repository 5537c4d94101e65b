import GalleryModel
import ZipReading

/// Finds out what an export lacks.
struct ExportAudit {
  let catalog: ExportCatalog

  /// Makes the report.
  ///
  /// - Parameters:
  ///   - parts: The parts that were found.
  ///   - refused: Why some of them were left out.
  ///   - stray: Media that belong to no photo.
  /// - Returns: What is there, and what is not.
  func report(
    parts: [ExportPart], refused: [ZipError], stray: [MediaReference]
  ) -> CompletenessReport {
    let entries = catalog.entries
    let unreadable = catalog.unreadable.filter { catalog.positions[$0] == nil }.sorted()
    let leftOut = Set(refused.map(\.archive))
    var report = CompletenessReport()
    report.parts = parts.map(\.path).filter { !leftOut.contains($0) }
    report.refused = refused.map(\.description)
    report.missingParts = PartNumber.gaps(in: parts.map(\.name))
    report.told = entries.count + unreadable.count
    report.read = entries.count
    report.hidden = entries.count { !$0.visibility.isPublic }
    report.videos = entries.count { $0.video != nil }
    report.unrated = entries.count { $0.safety == nil }
    report.unreadable = unreadable
    report.withoutMedia = catalog.order.filter { entries[$0].original == nil }.map {
      entries[$0].id
    }
    report.strayMedia = stray.map(\.origin)
    report.albums = catalog.shelf.all.compactMap(gap)
    report.hasProfile = !catalog.people.isEmpty
    report.hasAlbums = catalog.hasAlbumFile
    return report
  }

  private func gap(_ album: Album) -> CompletenessReport.AlbumGap? {
    let found = album.photos.count { catalog.positions[$0] != nil }
    let told = max(catalog.albumCounts[album.id] ?? 0, album.photos.count)
    guard found < told else { return nil }
    return CompletenessReport.AlbumGap(
      id: album.id, title: album.title, told: told, found: found)
  }
}
