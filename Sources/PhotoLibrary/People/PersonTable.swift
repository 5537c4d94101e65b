import GalleryModel

/// Keeps what is known of members.
final class PersonTable {
  private let connection: Connection
  private let byNumber: Statement
  private let byNSID: Statement
  private let write: Statement
  /// Members that the listing under way has told of; only to spare queries.
  private var seen: [NSID: Int] = [:]
  private var cache: [Int: Person] = [:]

  private static let cacheSize = 4096
  private static let columns =
    "number, told_in, nsid, username, real_name, path_alias, icon_server, location, is_deleted"

  init(_ connection: Connection) throws {
    self.connection = connection
    byNumber = try connection.prepare("SELECT \(Self.columns) FROM person WHERE number = ?1")
    byNSID = try connection.prepare("SELECT \(Self.columns) FROM person WHERE nsid = ?1")
    write = try connection.prepare(
      """
      INSERT INTO person (number, told_in, nsid, username, real_name, path_alias, icon_server,
        location, is_deleted, digest)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)
      ON CONFLICT (nsid) DO UPDATE SET told_in = excluded.told_in, username = excluded.username,
        real_name = excluded.real_name, path_alias = excluded.path_alias,
        icon_server = excluded.icon_server, location = excluded.location,
        is_deleted = excluded.is_deleted, digest = excluded.digest
      """)
  }

  /// Forgets what only spares queries, as after a transaction that was taken back.
  func forget() {
    seen = [:]
    cache = [:]
  }

  func number(of id: NSID) throws -> Int? {
    try byNSID.first(.text(id.rawValue)) { $0.integer(0) }
  }

  func person(_ number: Int) throws -> Person {
    if let person = cache[number] { return person }
    guard let person = try byNumber.first(.integer(number), row: { try self.person(in: $0) }) else {
      throw LibraryError.damaged(connection.path, reason: "a photo's owner is missing")
    }
    if cache.count >= Self.cacheSize { cache = [:] }
    cache[number] = person
    return person
  }

  /// Takes in what a photo tells of its owner.
  ///
  /// The first word in a listing counts, and so does what ``learn(_:in:)`` had in that listing; the
  /// place survives from earlier ones, because photos do not tell it.
  func see(_ owner: Person, in listing: Int) throws -> Int {
    if let number = seen[owner.id] { return number }
    let known = try byNSID.first(.text(owner.id.rawValue)) {
      ($0.integer(0), $0.integer(1), try person(in: $0))
    }
    var owner = owner
    if let (number, toldIn, old) = known {
      if toldIn == listing {
        remember(number, as: owner.id)
        return number
      }
      if owner.location.isEmpty { owner.location = old.location }
    }
    return try save(owner, as: known?.0, in: listing)
  }

  /// Takes in what a member's own record tells: all of it counts.
  ///
  /// - Returns: The member's number where something changed.
  func learn(_ person: Person, in listing: Int) throws -> Int? {
    let known = try byNSID.first(.text(person.id.rawValue)) {
      ($0.integer(0), $0.integer(1), try self.person(in: $0))
    }
    if let known, known.1 == listing, known.2 == person { return nil }
    return try save(person, as: known?.0, in: listing)
  }

  private func save(_ person: Person, as number: Int?, in listing: Int) throws -> Int {
    try write.run(
      .integer(number), .integer(listing), .text(person.id.rawValue), .text(person.username),
      .text(person.realName), .text(person.pathAlias), .integer(person.icon?.server),
      .text(person.location), .flag(person.isDeleted),
      .integer(Digest(of: person).stored))
    let number = number ?? connection.lastInsertedRow
    cache[number] = nil
    remember(number, as: person.id)
    return number
  }

  private func remember(_ number: Int, as id: NSID) {
    if seen.count >= Self.cacheSize { seen = [:] }
    seen[id] = number
  }

  private func person(in row: Statement) throws -> Person {
    guard let id = NSID(row.text(2)) else {
      throw LibraryError.damaged(connection.path, reason: "'\(row.text(2))' is no member")
    }
    return Person(
      id: id, username: row.text(3), realName: row.text(4), pathAlias: row.optionalText(5),
      icon: row.optionalInteger(6).flatMap(BuddyIcon.init(server:)), location: row.text(7),
      isDeleted: row.flag(8))
  }
}
