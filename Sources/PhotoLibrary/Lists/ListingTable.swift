/// Keeps each list's listings: the last complete one, and what is under way.
struct ListingTable {
  private let connection: Connection

  init(_ connection: Connection) { self.connection = connection }

  func start(of list: Int, pageLength: Int?, at moment: Int) throws -> Int {
    try connection.prepare(
      "INSERT INTO listing (list, state, started, page_length) VALUES (?1, 'open', ?2, ?3)"
    ).run(.integer(list), .integer(moment), .integer(pageLength))
    return connection.lastInsertedRow
  }

  /// Finds the listing that broke off last, if it began after a moment and has such pages.
  func broken(of list: Int, pageLength: Int?, since moment: Int) throws -> Int? {
    try connection.prepare(
      """
      SELECT number FROM listing
      WHERE list = ?1 AND state = 'open' AND started >= ?2 AND page_length IS ?3
      ORDER BY number DESC LIMIT 1
      """
    ).first(.integer(list), .integer(moment), .integer(pageLength)) { $0.integer(0) }
  }

  /// Finds a complete listing that no run has come to its end with, if it ended after a moment.
  func unused(of list: Int, pageLength: Int?, since moment: Int) throws -> Int? {
    try connection.prepare(
      """
      SELECT number FROM listing
      WHERE list = ?1 AND state = 'complete' AND used = 0 AND finished >= ?2
        AND page_length IS ?3
      ORDER BY number DESC LIMIT 1
      """
    ).first(.integer(list), .integer(moment), .integer(pageLength)) { $0.integer(0) }
  }

  /// Notes that a run came to its end with a listing.
  func use(_ listing: Int) throws {
    try connection.prepare("UPDATE listing SET used = 1 WHERE number = ?1").run(.integer(listing))
  }

  /// Finds the last complete listing, or else the last one that brought anything.
  func newest(of list: Int) throws -> (number: Int, state: ListingState)? {
    try connection.prepare(
      """
      SELECT number, state FROM listing WHERE list = ?1 AND state <> 'refused'
      ORDER BY state = 'complete' DESC,
        EXISTS (SELECT 1 FROM entry WHERE entry.listing = listing.number) DESC, number DESC
      LIMIT 1
      """
    ).first(.integer(list)) { ($0.integer(0), ListingState(rawValue: $0.text(1)) ?? .open) }
  }

  /// Counts what the last listing that ended had.
  func tally(before listing: Int, of list: Int) throws -> PhotoTally? {
    try connection.prepare(
      """
      SELECT photo_count, public_count FROM listing
      WHERE list = ?1 AND number <> ?2 AND state IN ('complete', 'partial')
      ORDER BY state = 'complete' DESC, number DESC LIMIT 1
      """
    ).first(.integer(list), .integer(listing)) {
      PhotoTally(all: $0.integer(0), open: $0.integer(1))
    }
  }

  func tally(of listing: Int) throws -> PhotoTally {
    try connection.prepare(
      """
      SELECT count(*), count(*) FILTER (WHERE visibility = 0 AND ifnull(safety, 0) = 0)
      FROM entry WHERE listing = ?1
      """
    ).first(.integer(listing)) { PhotoTally(all: $0.integer(0), open: $0.integer(1)) }
      ?? PhotoTally(all: 0, open: 0)
  }

  func end(_ listing: Int, as state: ListingState, at moment: Int, _ tally: PhotoTally) throws {
    try connection.prepare(
      """
      UPDATE listing SET state = ?2, finished = ?3, photo_count = ?4, public_count = ?5
      WHERE number = ?1
      """
    ).run(
      .integer(listing), .text(state.rawValue), .integer(moment), .integer(tally.all),
      .integer(tally.open))
  }

  /// Lists the listings of a list in some states, other than one.
  func others(of list: Int, than listing: Int, in states: [ListingState]) throws -> [Int] {
    var numbers: [Int] = []
    let names = states.map { "'\($0.rawValue)'" }.joined(separator: ", ")
    try connection.prepare(
      "SELECT number FROM listing WHERE list = ?1 AND number <> ?2 AND state IN (\(names))"
    ).readRows(.integer(list), .integer(listing)) { numbers.append($0.integer(0)) }
    return numbers
  }

  /// Removes a listing, with the photos and albums that no other listing has.
  func remove(_ listing: Int) throws {
    try connection.prepare(
      """
      DELETE FROM photo WHERE number IN
        (SELECT photo FROM entry AS old WHERE old.listing = ?1 AND NOT EXISTS
          (SELECT 1 FROM entry WHERE entry.photo = old.photo AND entry.listing <> ?1))
      """
    ).run(.integer(listing))
    try connection.prepare("DELETE FROM listing WHERE number = ?1").run(.integer(listing))
    try connection.execute(
      """
      DELETE FROM album
      WHERE NOT EXISTS (SELECT 1 FROM listing_album WHERE listing_album.album = album.number)
      """)
  }
}
