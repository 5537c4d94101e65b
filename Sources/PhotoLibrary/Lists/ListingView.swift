import GalleryModel

/// Shows the photos of a listing that may show, in its order.
///
/// No photo is kept here: what grows in memory are the owners, and the gaps between photos.
final class ListingView {
  /// The number of the listing; a new one gets it with its first photos.
  var listing: Int?

  private let people: PersonTable
  private let reader: ListingReader
  private let filings: FilingReader
  private var positions: ShownPositions
  private var owners: OwnerTable

  init(_ listing: Int?, _ scan: ListingScan, in library: Library) throws {
    self.listing = listing
    people = library.people
    reader = try ListingReader(library.connection, library.people)
    filings = try FilingReader(library.connection)
    (positions, owners) = (scan.positions, scan.owners)
  }

  var photoCount: Int { positions.count }

  var personCount: Int { owners.count }

  /// Shows photos behind those that show, and hides those that were passed over.
  ///
  /// - Returns: How many are new.
  func show(_ arrivals: [Arrival]) -> Int {
    let before = positions.count
    for arrival in arrivals where arrival.place >= positions.end {
      owners.add(arrival.owner, at: positions.count)
      positions.show(arrival.place)
    }
    return positions.count - before
  }

  /// Hides photos that show; those behind them move up.
  func hide(_ ids: Set<PhotoID>) throws {
    guard let listing else { return }
    var (positions, owners) = (ShownPositions(), OwnerTable())
    for position in 0..<photoCount {
      let place = self.positions.place(of: position)
      guard let row = try reader.outline(at: place, of: listing), !ids.contains(row.id) else {
        continue
      }
      owners.add(row.owner, at: positions.count)
      positions.show(place)
    }
    (self.positions, self.owners) = (positions, owners)
  }

  /// Begins anew with a listing that has no photos.
  func clear(_ listing: Int) {
    self.listing = listing
    (positions, owners) = (ShownPositions(), OwnerTable())
    reader.forget()
  }

  /// Takes note that the entries in the library have changed.
  func refresh() {
    reader.forget()
    filings.forget()
  }

  /// Takes note that something else is known of an owner.
  func refresh(owner number: Int) { owners.change(number) }

  func photos(at range: Range<Int>) throws -> [Photo] {
    guard let listing else { return [] }
    let shown = range.clamped(to: 0..<photoCount)
    var photos: [Photo] = []
    photos.reserveCapacity(shown.count)
    for places in positions.runs(of: shown) {
      try reader.readPhotos(at: places, of: listing, into: &photos)
    }
    return photos
  }

  func outline(at position: Int) throws -> PhotoOutline? {
    guard let listing, (0..<photoCount).contains(position),
      let row = try reader.outline(at: positions.place(of: position), of: listing),
      let owner = owners.position(of: row.owner)
    else { return nil }
    var digest = row.digest
    digest.combine(try owners.digest(at: owner) { Digest(of: try people.person($0)) })
    return PhotoOutline(
      id: row.id, ownerPosition: owner, digest: digest, mayMentionPhotos: row.mayMentionPhotos)
  }

  func filing(at position: Int) throws -> PhotoFiling? {
    guard let listing, (0..<photoCount).contains(position),
      let row = try filings.row(at: positions.place(of: position), of: listing),
      let owner = owners.position(of: row.owner)
    else { return nil }
    return PhotoFiling(
      id: row.id, ownerPosition: owner, date: row.date, tags: row.tags,
      coordinates: row.coordinates)
  }

  func position(of id: PhotoID) throws -> Int? {
    guard let listing else { return nil }
    return try reader.place(of: id, in: listing).flatMap(positions.position(of:))
  }

  func personPosition(of id: NSID) throws -> Int? {
    try people.number(of: id).flatMap(owners.position(of:))
  }

  func people(at range: Range<Int>) throws -> [PersonEntry] {
    try owners.owners[range.clamped(to: 0..<personCount)].map {
      PersonEntry(
        person: try people.person($0.number), photoCount: $0.photoCount,
        firstPosition: $0.firstPosition)
    }
  }
}
