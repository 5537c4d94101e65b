import GalleryModel

/// Keeps which lists there are and what is said of them.
struct ListTable {
  private let connection: Connection

  init(_ connection: Connection) { self.connection = connection }

  /// Writes down a list, or what is newly said of it.
  func save(_ key: ListKey, _ summary: SourceSummary) throws -> Int {
    try connection.prepare(
      """
      INSERT INTO list (key, title, photos_per_page, photos_per_page_cap, is_sample)
      VALUES (?1, ?2, ?3, ?4, ?5)
      ON CONFLICT (key) DO UPDATE SET title = excluded.title,
        photos_per_page = excluded.photos_per_page,
        photos_per_page_cap = excluded.photos_per_page_cap, is_sample = excluded.is_sample
      """
    ).run(
      .text(key.text), .text(summary.title), .integer(summary.photosPerPage),
      .integer(summary.photosPerPageCap), .flag(summary.isSample))
    return try find(key)?.number ?? 0
  }

  func find(_ key: ListKey) throws -> (number: Int, summary: SourceSummary)? {
    try connection.prepare(
      """
      SELECT number, title, photos_per_page, photos_per_page_cap, is_sample
      FROM list WHERE key = ?1
      """
    ).first(.text(key.text)) { row in
      (
        row.integer(0),
        SourceSummary(
          title: row.text(1), photosPerPage: row.integer(2), isSample: row.flag(4),
          isFeed: key.isFeed, photosPerPageCap: row.optionalInteger(3))
      )
    }
  }

  /// Gives the lists of which something has arrived.
  func keys() throws -> [ListKey] {
    var keys: [ListKey] = []
    try connection.prepare(
      """
      SELECT key FROM list WHERE EXISTS
        (SELECT 1 FROM listing WHERE list = list.number AND state <> 'refused') ORDER BY key
      """
    ).readRows { keys.append(ListKey($0.text(0))) }
    return keys
  }
}
