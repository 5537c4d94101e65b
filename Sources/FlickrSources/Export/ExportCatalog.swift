import GalleryModel

/// Collects what all parts of an export tell, whichever comes first.
///
/// Photos are kept packed; beside them stands only what later parts may still change.
struct ExportCatalog {
  private(set) var entries: [ExportEntry] = []
  private(set) var positions: [PhotoID: Int] = [:]
  private(set) var ownerNames: [String] = []
  private(set) var people: [Person] = []
  private(set) var shelf = AlbumShelf()
  private(set) var albumCounts: [PhotoID: Int] = [:]
  private(set) var media: [MediaReference] = []
  private(set) var unreadable: Set<PhotoID> = []
  private(set) var hasAlbumFile = false
  var skipped: [SkippedRecord] = []
  private let store = MemoryPhotoStore()
  private var waiting: [Photo] = []
  private var ownerNumbers: [String: Int] = [:]
  private var namedAlbums = AlbumShelf()
  private var unknownLicenses: Set<String> = []

  private static let batchSize = 256

  /// Takes over a photo; a second copy of it can only hide more of it.
  mutating func add(_ record: ExportRecord, origin: String) {
    if let words = record.unknownLicense, unknownLicenses.insert(words).inserted {
      skipped.append(
        SkippedRecord(
          origin: origin, record: record.photo.id.rawValue,
          reason: "nobody knows the licence '\(words)', so all rights are reserved"))
    }
    if let position = positions[record.photo.id] {
      return entries[position].restrict(with: record.photo)
    }
    positions[record.photo.id] = entries.count
    entries.append(
      ExportEntry(record.photo, owner: number(of: record.pathName), rotation: record.rotation))
    for album in record.albums { namedAlbums.add(album) }
    waiting.append(record.photo)
    if waiting.count == Self.batchSize { flush() }
  }

  /// Notes that a file about a photo cannot be read: it may say that the photo is private.
  mutating func addUnreadable(_ id: PhotoID, origin: String, reason: String) {
    unreadable.insert(id)
    skipped.append(SkippedRecord(origin: origin, record: id.rawValue, reason: reason))
  }

  /// Takes over what `albums.json` tells.
  mutating func add(_ albums: [ExportAlbumReader.Entry]) {
    hasAlbumFile = true
    for entry in albums {
      shelf.add(entry.album)
      albumCounts[entry.album.id] = max(albumCounts[entry.album.id] ?? 0, entry.told)
    }
  }

  /// Takes over whose account it is.
  mutating func add(_ person: Person) {
    if !people.contains(where: { $0.id == person.id }) { people.append(person) }
  }

  /// Takes over a file that may belong to a photo.
  mutating func add(_ reference: MediaReference) { media.append(reference) }

  /// Closes the catalogue: joins media with photos once all parts are known.
  ///
  /// - Returns: The media files that belong to no photo.
  mutating func finish() -> [MediaReference] {
    flush()
    for id in unreadable {
      if let position = positions[id] { entries[position].visibility = .unknown }
    }
    if !hasAlbumFile { shelf = namedAlbums }
    return media.indices.filter { !match($0) }.map { media[$0] }
  }

  /// The positions of the photos, newest upload first.
  var order: [Int] {
    entries.indices.sorted { ExportEntry.precedes(entries[$0], entries[$1]) }
  }

  /// Makes the shelf from which the media are taken.
  func makeShelf() -> ExportShelf {
    ExportShelf(
      positions: positions,
      files: entries.map { entry in
        ExportShelf.Files(
          original: entry.original.map(Int32.init(clamping:)),
          poster: entry.poster.map(Int32.init(clamping:)),
          rotation: entry.rotation.map(Int16.init(clamping:)))
      }, media: media)
  }

  /// Gives the photo at a position as the first part told it.
  func photo(at position: Int) -> Photo? {
    store.photos(at: position..<position + 1).first
  }

  private mutating func flush() {
    _ = store.append(waiting)
    waiting.removeAll(keepingCapacity: true)
  }

  private mutating func number(of name: String) -> Int {
    if let number = ownerNumbers[name] { return number }
    ownerNumbers[name] = ownerNames.count
    ownerNames.append(name)
    return ownerNames.count - 1
  }

  /// Gives a file to the photo that its name means most likely.
  private mutating func match(_ number: Int) -> Bool {
    for (rank, id) in MediaName.candidates(in: media[number].name).enumerated() {
      guard let position = positions[id] else { continue }
      entries[position].take(number, rank: rank, isVideo: media[number].isVideo)
      return true
    }
    return false
  }
}
