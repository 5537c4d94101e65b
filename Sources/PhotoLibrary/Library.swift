package import GalleryModel

/// Keeps in one file what was fetched: photos, members, albums, lists, and answers worth keeping.
///
/// It belongs to one task. One process writes at a time; others may read meanwhile.
package final class Library {
  /// What a library is opened for.
  package enum Purpose: Sendable {
    /// To fill it and to read it; the file is made where there is none.
    case writing
    /// To read what is there.
    case reading
  }

  /// The file.
  package let path: String
  let connection: Connection
  let people: PersonTable
  let now: () -> Int
  private let lock: WriterLock?

  /// Opens a library; one of an earlier version is brought up to date first.
  ///
  /// - Parameters:
  ///   - path: The file; its folder is made where it is missing and the library is written.
  ///   - purpose: What it is opened for.
  ///   - now: Gives the time in unix seconds, for the notes of when something was fetched.
  /// - Throws: ``LibraryError``: missing, not a library, newer than this program, in use.
  package init(
    at path: String, for purpose: Purpose, now: @escaping () -> Int = SystemClock.seconds
  ) throws {
    self.path = path
    self.now = now
    let file = LibraryFile(path)
    switch purpose {
    case .writing:
      try file.make()
      lock = try WriterLock(of: path)
      connection = try file.openToWrite()
    case .reading:
      guard file.exists else { throw LibraryError.missing(path) }
      lock = nil
      connection = try file.openToRead()
    }
    people = try PersonTable(connection)
  }

  /// Gives the keys of the lists of which anything has arrived, sorted.
  package func lists() throws -> [ListKey] { try ListTable(connection).keys() }

  /// Tells whether anything was ever known of a member.
  ///
  /// "User not found" for such a member is more likely a fault than the truth.
  package func knows(_ person: NSID) throws -> Bool { try people.number(of: person) != nil }

  /// Tells whether a photo may be published as far as the library knows it.
  ///
  /// - Returns: `nil` where it does not.
  package func allows(_ photo: PhotoID, by rule: PublishRule) throws -> Bool? {
    try connection.prepare("SELECT visibility, safety FROM photo WHERE id = ?1")
      .first(.text(photo.rawValue)) { row in
        rule.allows(
          Visibility(rawValue: row.integer(0)) ?? .unknown,
          row.optionalInteger(1).flatMap(Safety.init(rawValue:)))
      }
  }
}
