private import CSQLite

/// Owns an open SQLite file; it is closed when this object and all its statements have gone.
@safe final class Connection {
  /// The file.
  let path: String
  /// How many milliseconds are waited for others.
  private static let patience: Int32 = 10_000

  private let handle: OpaquePointer
  private var isInTransaction = false

  /// How a file is opened.
  enum Mode {
    /// It is made where it does not exist.
    case writing
    case reading
    /// As a file that nobody changes, so that nothing beside it is needed.
    case readingForever
  }

  /// Opens a file.
  init(_ path: String, _ mode: Mode) throws(LibraryError) {
    let (name, flags) =
      switch mode {
      case .writing: (path, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE)
      case .reading: (path, SQLITE_OPEN_READONLY)
      case .readingForever:
        (Self.address(of: path) + "?immutable=1", SQLITE_OPEN_READONLY | SQLITE_OPEN_URI)
      }
    var opened: OpaquePointer?
    // One task uses a connection at a time, so SQLite need not lock it.
    let code = unsafe sqlite3_open_v2(name, &opened, flags | SQLITE_OPEN_NOMUTEX, nil)
    guard let opened = unsafe opened else {
      throw .failed(path, reason: "there is not enough memory")
    }
    self.path = path
    unsafe handle = opened
    guard code == SQLITE_OK else { throw failure(code) }
    _ = unsafe sqlite3_busy_timeout(opened, Self.patience)
  }

  deinit { _ = unsafe sqlite3_close_v2(handle) }

  /// Runs statements that give no rows.
  func execute(_ script: String) throws(LibraryError) {
    try check(unsafe sqlite3_exec(handle, script, nil, nil, nil))
  }

  /// Prepares one statement.
  func prepare(_ text: String) throws(LibraryError) -> Statement {
    var prepared: OpaquePointer?
    try check(unsafe sqlite3_prepare_v2(handle, text, -1, &prepared, nil))
    guard let prepared = unsafe prepared else {
      preconditionFailure("a statement of ours is empty")
    }
    return unsafe Statement(prepared, of: self)
  }

  /// Reads one number.
  func number(_ text: String) throws -> Int {
    try prepare(text).first { $0.integer(0) } ?? 0
  }

  /// Does everything in one transaction: all of it is kept, or nothing.
  ///
  /// Inside another transaction it is a part of that one.
  func transaction<Result>(_ body: () throws -> Result) throws -> Result {
    guard !isInTransaction else { return try body() }
    try execute("BEGIN IMMEDIATE")
    isInTransaction = true
    defer { isInTransaction = false }
    do {
      let result = try body()
      try execute("COMMIT")
      return result
    } catch {
      // After some failures, as on a full disk, SQLite has taken everything back by itself.
      if unsafe sqlite3_get_autocommit(handle) == 0 { try execute("ROLLBACK") }
      throw error
    }
  }

  /// Takes everything into the one file, and keeps no journal beside it until it is opened again.
  ///
  /// Where others read the file meanwhile, the journal stays, which does no harm.
  func settle() throws(LibraryError) {
    _ = unsafe sqlite3_busy_timeout(handle, 0)
    defer { _ = unsafe sqlite3_busy_timeout(handle, Self.patience) }
    do throws(LibraryError) {
      try execute("PRAGMA journal_mode = DELETE")
    } catch {
      guard case .inUse = error else { throw error }
    }
  }

  /// The number of the row that was inserted last.
  var lastInsertedRow: Int { Int(unsafe sqlite3_last_insert_rowid(handle)) }

  /// How many rows the last statement changed.
  var changedRowCount: Int { Int(unsafe sqlite3_changes(handle)) }

  func check(_ code: Int32) throws(LibraryError) {
    guard code == SQLITE_OK else { throw failure(code) }
  }

  /// Words a failure of the last call.
  func failure(_ code: Int32) -> LibraryError {
    let reason = unsafe String(cString: sqlite3_errmsg(handle))
    return switch code & 0xFF {
    case SQLITE_NOTADB: .notALibrary(path)
    case SQLITE_CORRUPT: .damaged(path, reason: reason)
    case SQLITE_FULL: .full(path)
    case SQLITE_READONLY, SQLITE_PERM: .readOnly(path)
    case SQLITE_BUSY, SQLITE_LOCKED: .inUse(path)
    case SQLITE_CANTOPEN: .cannotOpen(path, reason: systemReason ?? reason)
    default: .failed(path, reason: systemReason.map { "\(reason) (\($0))" } ?? reason)
    }
  }

  /// Writes a path as an address, where `?`, `#` and `%` mean something else.
  private static func address(of path: String) -> String {
    let escaped = path.replacing("%", with: "%25").replacing("?", with: "%3f")
      .replacing("#", with: "%23")
    return "file:\(escaped)"
  }

  private var systemReason: String? {
    let number = unsafe sqlite3_system_errno(handle)
    return number == 0 ? nil : SystemError.reason(number)
  }
}
