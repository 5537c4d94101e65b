private import CSQLite

/// Owns a prepared statement and keeps its connection open.
///
/// While rows are read it gives the values of the current one, by column from 0.
@safe final class Statement {
  private let handle: OpaquePointer
  private let connection: Connection

  init(_ handle: OpaquePointer, of connection: Connection) {
    unsafe self.handle = handle
    self.connection = connection
  }

  deinit { _ = unsafe sqlite3_finalize(handle) }

  /// Runs the statement and gives no rows.
  func run(_ values: SQLValue...) throws(LibraryError) {
    defer { reset() }
    try bind(values)
    while try step() {}
  }

  /// Runs the statement and reads its rows.
  func readRows(_ values: SQLValue..., row: (Statement) throws -> Void) throws {
    defer { reset() }
    try bind(values)
    while try step() { try row(self) }
  }

  /// Runs the statement and reads its first row, if it has one.
  func first<Result>(
    _ values: SQLValue..., row: (Statement) throws -> Result
  ) throws -> Result? {
    defer { reset() }
    try bind(values)
    return try step() ? try row(self) : nil
  }

  func integer(_ column: Int) -> Int { Int(unsafe sqlite3_column_int64(handle, Int32(column))) }

  func optionalInteger(_ column: Int) -> Int? { isNull(column) ? nil : integer(column) }

  func optionalReal(_ column: Int) -> Double? {
    isNull(column) ? nil : unsafe sqlite3_column_double(handle, Int32(column))
  }

  func flag(_ column: Int) -> Bool { integer(column) != 0 }

  func text(_ column: Int) -> String {
    guard let start = unsafe sqlite3_column_text(handle, Int32(column)) else { return "" }
    let count = Int(unsafe sqlite3_column_bytes(handle, Int32(column)))
    return unsafe String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  }

  func optionalText(_ column: Int) -> String? { isNull(column) ? nil : text(column) }

  func bytes(_ column: Int) -> [UInt8] {
    guard let start = unsafe sqlite3_column_blob(handle, Int32(column)) else { return [] }
    let count = Int(unsafe sqlite3_column_bytes(handle, Int32(column)))
    return unsafe Array(UnsafeRawBufferPointer(start: start, count: count))
  }

  private func isNull(_ column: Int) -> Bool {
    unsafe sqlite3_column_type(handle, Int32(column)) == SQLITE_NULL
  }

  private func bind(_ values: [SQLValue]) throws(LibraryError) {
    for (index, value) in values.enumerated() {
      try connection.check(bind(value, at: Int32(index + 1)))
    }
  }

  private func bind(_ value: SQLValue, at index: Int32) -> Int32 {
    switch value {
    case .null: return unsafe sqlite3_bind_null(handle, index)
    case .integer(let number): return unsafe sqlite3_bind_int64(handle, index, Int64(number))
    case .real(let number): return unsafe sqlite3_bind_double(handle, index, number)
    case .text(var text):
      return text.withUTF8 { bytes in
        unsafe bytes.withMemoryRebound(to: CChar.self) { characters in
          unsafe gallery_sqlite_bind_text(
            handle, index, characters.baseAddress, UInt64(characters.count))
        }
      }
    case .bytes(let bytes):
      return unsafe bytes.withUnsafeBytes { bytes in
        unsafe gallery_sqlite_bind_blob(handle, index, bytes.baseAddress, UInt64(bytes.count))
      }
    }
  }

  private func step() throws(LibraryError) -> Bool {
    switch unsafe sqlite3_step(handle) {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    case let code: throw connection.failure(code)
    }
  }

  private func reset() {
    _ = unsafe sqlite3_reset(handle)
    _ = unsafe sqlite3_clear_bindings(handle)
  }
}
