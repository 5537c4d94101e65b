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
    let connection = try Connection(path, isReadOnly: false)
    // Refuses strangers' files before anything is written to them.
    _ = try Schema.version(of: connection)
    // With NORMAL a killed process loses nothing; a power cut loses the last moments at most.
    try connection.execute(
      """
      PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON;
      PRAGMA cache_size = -32768; PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON
      """)
    try Schema.prepare(connection)
    return connection
  }

  func openToRead() throws -> Connection {
    let connection = try Connection(path, isReadOnly: true)
    if try Schema.version(of: connection) < Schema.steps.count { _ = try openToWrite() }
    try connection.execute(
      """
      PRAGMA cache_size = -32768; PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON
      """)
    return connection
  }
}
