import Foundation

/// Opens the file of a library.
struct LibraryFile {
  private let path: String

  init(_ path: String) { self.path = path }

  var exists: Bool { FileManager.default.fileExists(atPath: path) }

  /// Makes the folder and an empty file, which only its owner reads: photos may be private.
  func make() throws(LibraryError) {
    let folder = (path as NSString).deletingLastPathComponent
    do {
      if !folder.isEmpty {
        try FileManager.default.createDirectory(
          atPath: folder, withIntermediateDirectories: true)
      }
    } catch {
      throw .cannotOpen(path, reason: "its folder cannot be made")
    }
    let file = unsafe open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard file >= 0 else {
      throw errno == EACCES || errno == EROFS
        ? .readOnly(path) : .cannotOpen(path, reason: SystemError.reason(errno))
    }
    close(file)
  }

  func openToWrite() throws -> Connection {
    let connection = try Connection(path, .writing)
    // Refuses strangers' files before anything is written to them.
    _ = try Schema.version(of: connection)
    // With NORMAL a killed process loses nothing; a power cut loses the last moments at most.
    try connection.execute(
      """
      PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON;
      PRAGMA cache_size = -32768; PRAGMA journal_size_limit = 67108864;
      PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON
      """)
    try Schema.prepare(connection)
    return connection
  }

  /// Opens the file for reading and holds on to how it is now, whatever others write.
  func openToRead() throws -> Connection {
    let connection = try connectToRead()
    if try Schema.version(of: connection) < Schema.steps.count {
      let lock = try WriterLock(of: path)
      _ = try openToWrite()
      withExtendedLifetime(lock) {}
    }
    try connection.execute(
      """
      PRAGMA cache_size = -32768; PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON; BEGIN
      """)
    return connection
  }

  private func connectToRead() throws -> Connection {
    let connection = try Connection(path, .reading)
    do {
      _ = try connection.number("PRAGMA user_version")
      return connection
    } catch {
      // Where nothing may be written, SQLite cannot share the file, and need not.
      let journal = path + "-wal"
      switch error {
      case LibraryError.readOnly, LibraryError.cannotOpen:
        guard !FileManager.default.fileExists(atPath: journal) else { throw error }
      default: throw error
      }
      return try Connection(path, .readingForever)
    }
  }
}
