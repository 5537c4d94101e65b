import GalleryModel

/// Writes photos and their places in listings.
final class PhotoTable {
  private let connection: Connection
  private let people: PersonTable
  private let find: Statement
  private let write: Statement
  private let enter: Statement
  private let correct: Statement

  init(_ connection: Connection, _ people: PersonTable) throws {
    self.connection = connection
    self.people = people
    find = try connection.prepare(
      """
      SELECT number, digest, owner,
        EXISTS (SELECT 1 FROM entry WHERE entry.photo = photo.number AND entry.listing = ?2)
      FROM photo WHERE id = ?1
      """)
    write = try connection.prepare(Self.writing)
    enter = try connection.prepare(
      """
      INSERT INTO entry (listing, position, photo, id, owner, visibility, safety, mentions,
        digest, filed, tags, latitude, longitude)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13)
      """)
    correct = try connection.prepare(
      """
      UPDATE entry SET owner = ?2, visibility = ?3, safety = ?4, mentions = ?5, digest = ?6,
        filed = ?7, tags = ?8, latitude = ?9, longitude = ?10
      WHERE photo = ?1
      """)
  }

  /// Adds photos to the end of a listing and leaves out those that are in it.
  ///
  /// - Returns: The places of those that were new, by their ids.
  func add(_ photos: [Photo], to listing: Int, from place: Int) throws -> [PhotoID: Arrival] {
    var arrivals: [PhotoID: Arrival] = [:]
    arrivals.reserveCapacity(photos.count)
    for photo in photos {
      let known = try find.first(.text(photo.id.rawValue), .integer(listing)) {
        (number: $0.integer(0), digest: $0.integer(1), owner: $0.text(2), isListed: $0.flag(3))
      }
      if known?.isListed == true { continue }
      let owner = try people.see(photo.owner, in: listing)
      let packed = PackedPhoto(photo)
      let digest = packed.digest.stored
      var number = known?.number
      if known?.digest != digest || known?.owner != photo.owner.id.rawValue {
        number = try save(photo, packed, digest, as: number, owner: owner)
      }
      let filing = PhotoFiling(of: photo)
      try enter.run(
        .integer(listing), .integer(place + arrivals.count), .integer(number),
        .text(photo.id.rawValue), .integer(owner), .integer(photo.visibility.rawValue),
        .integer(photo.safety?.rawValue), mentions(photo), .integer(digest),
        .integer(filing.date?.code ?? 0), .text(filing.tags), .real(filing.coordinates?.latitude),
        .real(filing.coordinates?.longitude))
      arrivals[photo.id] = Arrival(place: place + arrivals.count, owner: owner)
    }
    return arrivals
  }

  /// Marks photos of a listing as gone.
  func remove(_ ids: Set<PhotoID>, from listing: Int) throws {
    let mark = try connection.prepare(
      "UPDATE entry SET gone = 1 WHERE listing = ?1 AND id = ?2")
    for id in ids.sorted() { try mark.run(.integer(listing), .text(id.rawValue)) }
  }

  /// Writes a photo; listings that hold it tell of what changed at once.
  private func save(
    _ photo: Photo, _ packed: PackedPhoto, _ digest: Int, as number: Int?, owner: Int
  ) throws -> Int {
    try write.run(
      .integer(number), .text(photo.id.rawValue), .text(photo.title),
      .text(photo.owner.id.rawValue), .text(photo.taken.columnText),
      .integer(photo.posted?.seconds), .integer(photo.updated?.seconds),
      .integer(photo.license.id), .integer(photo.visibility.rawValue),
      .integer(photo.safety?.rawValue), .text(photo.media == .video ? "video" : "photo"),
      .real(photo.place?.latitude), .real(photo.place?.longitude),
      .integer(photo.counts.views), .integer(photo.counts.faves),
      .integer(photo.counts.comments),
      .text(photo.tags.map(\.normalized).joined(separator: " ")), .integer(digest),
      .bytes(packed.bytes))
    guard let number else { return connection.lastInsertedRow }
    let filing = PhotoFiling(of: photo)
    try correct.run(
      .integer(number), .integer(owner), .integer(photo.visibility.rawValue),
      .integer(photo.safety?.rawValue), mentions(photo), .integer(digest),
      .integer(filing.date?.code ?? 0), .text(filing.tags), .real(filing.coordinates?.latitude),
      .real(filing.coordinates?.longitude))
    return number
  }

  private func mentions(_ photo: Photo) -> SQLValue {
    .flag(PhotoOutline.mayMentionPhotos(photo.descriptionHTML))
  }

  private static let writing = """
    INSERT INTO photo (number, id, title, owner, taken, posted, updated, license, visibility,
      safety, media, latitude, longitude, views, faves, comments, tags, digest, record)
    VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18, ?19)
    ON CONFLICT (id) DO UPDATE SET title = excluded.title, owner = excluded.owner,
      taken = excluded.taken, posted = excluded.posted, updated = excluded.updated,
      license = excluded.license, visibility = excluded.visibility, safety = excluded.safety,
      media = excluded.media, latitude = excluded.latitude, longitude = excluded.longitude,
      views = excluded.views, faves = excluded.faves, comments = excluded.comments,
      tags = excluded.tags, digest = excluded.digest, record = excluded.record
    """
}
