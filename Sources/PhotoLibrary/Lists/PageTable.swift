import GalleryModel

/// Keeps which pages of a listing have arrived, and what came with them besides photos.
struct PageTable {
  private let connection: Connection

  init(_ connection: Connection) { self.connection = connection }

  func save(_ page: ListedPage, newCount: Int, in listing: Int, at moment: Int) throws {
    try connection.prepare("INSERT INTO page VALUES (?1, ?2, ?3, ?4, ?5)")
      .run(
        .integer(listing), .integer(page.number), .integer(page.batch.photos.count),
        .integer(newCount), .integer(moment))
    try connection.prepare(
      """
      UPDATE listing SET page_count = ifnull(?2, page_count), total = ifnull(?3, total),
        position = ?4
      WHERE number = ?1
      """
    ).run(
      .integer(listing), .integer(page.pageCount), .integer(page.total), .text(page.position))
  }

  func save(_ skipped: [SkippedRecord], in listing: Int) throws {
    let skip = try connection.prepare("INSERT INTO skipped VALUES (?1, ?2, ?3, ?4)")
    for record in skipped {
      try skip.run(
        .integer(listing), .text(record.origin), .text(record.record), .text(record.reason))
    }
  }

  /// Tells what the source noted of where it stands.
  func position(of listing: Int) throws -> String? {
    try connection.prepare("SELECT position FROM listing WHERE number = ?1")
      .first(.integer(listing)) { $0.optionalText(0) } ?? nil
  }

  /// Tells the last page that arrived; 0 when none did.
  func last(of listing: Int) throws -> Int {
    try connection.prepare("SELECT ifnull(max(number), 0) FROM page WHERE listing = ?1")
      .first(.integer(listing)) { $0.integer(0) } ?? 0
  }

  func duplicateCount(of listing: Int) throws -> Int {
    try connection.prepare(
      "SELECT ifnull(sum(photo_count - new_count), 0) FROM page WHERE listing = ?1"
    ).first(.integer(listing)) { $0.integer(0) } ?? 0
  }

  func skipped(of listing: Int) throws -> [SkippedRecord] {
    var records: [SkippedRecord] = []
    try connection.prepare(
      "SELECT origin, record, reason FROM skipped WHERE listing = ?1 ORDER BY rowid"
    ).readRows(.integer(listing)) {
      records.append(SkippedRecord(origin: $0.text(0), record: $0.text(1), reason: $0.text(2)))
    }
    return records
  }
}
