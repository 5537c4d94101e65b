/// The form of the file, and how files of earlier versions are brought up to it.
///
/// A step, once released, is never changed: later wishes are further steps.
enum Schema {
  /// What marks a database as ours: `FlGa`.
  static let applicationID = 0x466C_4761

  /// From nothing to the newest version, one step a version.
  static let steps = [
    firstStep, albumStep, memoryStep, positionStep, goneStep, filingStep, usedStep, answerStep,
  ]

  /// Brings a file up to the newest version; a new file starts from nothing.
  static func prepare(_ connection: Connection, steps: [String] = steps) throws {
    let version = try version(of: connection, known: steps.count)
    guard version < steps.count else { return }
    try connection.transaction {
      for (index, step) in steps.enumerated().dropFirst(version) {
        try connection.execute(step)
        try connection.execute("PRAGMA user_version = \(index + 1)")
      }
      try connection.execute("PRAGMA application_id = \(applicationID)")
    }
  }

  /// Finds the version of a file; 0 is an empty one.
  static func version(of connection: Connection, known: Int = steps.count) throws -> Int {
    let owner = try connection.number("PRAGMA application_id")
    let isEmpty = try connection.number("SELECT count(*) FROM sqlite_schema") == 0
    guard owner == applicationID || (owner == 0 && isEmpty) else {
      throw LibraryError.notALibrary(connection.path)
    }
    let version = try connection.number("PRAGMA user_version")
    guard version <= known else {
      throw LibraryError.newer(connection.path, version: version, known: known)
    }
    return version
  }
}
