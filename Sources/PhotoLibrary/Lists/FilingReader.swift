import GalleryModel

/// Reads what the photos of a listing are filed under, by their places, many at a time.
final class FilingReader {
  /// What a listing's entry tells; the owner is a number in the library.
  struct Row {
    let id: PhotoID
    let owner: Int
    let date: FilingDate?
    let tags: String
    let coordinates: Coordinates?
  }

  private let connection: Connection
  private let statement: Statement
  private var block: (listing: Int, start: Int, rows: [Row]) = (0, 0, [])

  private static let blockSize = 512

  init(_ connection: Connection) throws {
    self.connection = connection
    statement = try connection.prepare(
      """
      SELECT id, owner, filed, tags, latitude, longitude FROM entry
      WHERE listing = ?1 AND position >= ?2 ORDER BY position LIMIT \(Self.blockSize)
      """)
  }

  /// Forgets what was read ahead, because entries have changed.
  func forget() { block = (0, 0, []) }

  func row(at place: Int, of listing: Int) throws -> Row? {
    if block.listing != listing || !block.rows.indices.contains(place - block.start) {
      try read(from: place, of: listing)
    }
    let index = place - block.start
    return block.rows.indices.contains(index) ? block.rows[index] : nil
  }

  private func read(from start: Int, of listing: Int) throws {
    var rows: [Row] = []
    rows.reserveCapacity(Self.blockSize)
    try statement.readRows(.integer(listing), .integer(start)) { row in
      guard let id = PhotoID(row.text(0)) else {
        throw LibraryError.damaged(connection.path, reason: "'\(row.text(0))' is no photo")
      }
      var coordinates: Coordinates?
      if let latitude = row.optionalReal(4), let longitude = row.optionalReal(5) {
        coordinates = Coordinates(latitude: latitude, longitude: longitude)
      }
      rows.append(
        Row(
          id: id, owner: row.integer(1), date: FilingDate(code: row.integer(2)),
          tags: row.text(3), coordinates: coordinates))
    }
    block = (listing, start, rows)
  }
}
