import GalleryModel

/// Reads the photos of listings by their places.
final class ListingReader {
  private let connection: Connection
  private let people: PersonTable
  private let photos: Statement
  private let outlines: Statement
  private let place: Statement
  /// Outlines that were read ahead, and the place of the first one.
  private var block: (listing: Int, start: Int, rows: [OutlineRow]) = (0, 0, [])

  private static let blockSize = 512
  /// How many outlines before the one asked for are read: neighbours are asked for, too.
  private static let lookBack = 8

  init(_ connection: Connection, _ people: PersonTable) throws {
    self.connection = connection
    self.people = people
    photos = try connection.prepare(
      """
      SELECT entry.owner, photo.digest, photo.record
      FROM entry JOIN photo ON photo.number = entry.photo
      WHERE entry.listing = ?1 AND entry.position >= ?2 AND entry.position < ?3
      ORDER BY entry.position
      """)
    outlines = try connection.prepare(
      """
      SELECT id, owner, digest, mentions FROM entry
      WHERE listing = ?1 AND position >= ?2 ORDER BY position LIMIT \(Self.blockSize)
      """)
    place = try connection.prepare(
      """
      SELECT entry.position FROM photo
      JOIN entry ON entry.photo = photo.number AND entry.listing = ?2 WHERE photo.id = ?1
      """)
  }

  /// Forgets what was read ahead, because entries have changed.
  func forget() { block = (0, 0, []) }

  func readPhotos(at places: Range<Int>, of listing: Int, into result: inout [Photo]) throws {
    try photos.readRows(
      .integer(listing), .integer(places.lowerBound), .integer(places.upperBound)
    ) { row in
      let packed = PackedPhoto(bytes: row.bytes(2))
      guard packed.digest.stored == row.integer(1),
        let photo = packed.photo(of: try people.person(row.integer(0)))
      else {
        throw LibraryError.damaged(connection.path, reason: "the record of a photo has changed")
      }
      result.append(photo)
    }
  }

  func outline(at place: Int, of listing: Int) throws -> OutlineRow? {
    if block.listing != listing || !block.rows.indices.contains(place - block.start) {
      try readOutlines(from: max(0, place - Self.lookBack), of: listing)
    }
    let index = place - block.start
    return block.rows.indices.contains(index) ? block.rows[index] : nil
  }

  func place(of photo: PhotoID, in listing: Int) throws -> Int? {
    try place.first(.text(photo.rawValue), .integer(listing)) { $0.integer(0) }
  }

  private func readOutlines(from start: Int, of listing: Int) throws {
    var rows: [OutlineRow] = []
    rows.reserveCapacity(Self.blockSize)
    try outlines.readRows(.integer(listing), .integer(start)) { row in
      guard let id = PhotoID(row.text(0)) else {
        throw LibraryError.damaged(connection.path, reason: "'\(row.text(0))' is no photo")
      }
      rows.append(
        OutlineRow(
          id: id, owner: row.integer(1), digest: Digest(stored: row.integer(2)),
          mayMentionPhotos: row.flag(3)))
    }
    block = (listing, start, rows)
  }
}
