private import CArchive

/// Writes zip archives for tests, honest ones and others.
@safe package struct ZipWriter: ~Copyable {
  private let handle: OpaquePointer
  private let letters: locale_t?
  private let path: String

  /// Begins an archive; with a password its files are encrypted.
  package init(path: String, isPacked: Bool = true, password: String? = nil) throws(ZipWriterError)
  {
    guard let handle = unsafe archive_write_new() else {
      throw ZipWriterError(reason: "memory is short")
    }
    var results = unsafe [archive_write_set_format_zip(handle)]
    if !isPacked {
      unsafe results.append(archive_write_set_options(handle, "zip:compression=store"))
    }
    if let password {
      unsafe results.append(archive_write_set_options(handle, "zip:encryption=zipcrypt"))
      unsafe results.append(archive_write_set_passphrase(handle, password))
    }
    unsafe results.append(archive_write_open_filename(handle, path))
    guard results.allSatisfy({ $0 == ARCHIVE_OK }) else {
      let error = unsafe Self.error(handle, path)
      unsafe archive_write_free(handle)
      throw error
    }
    unsafe self.handle = handle
    unsafe letters = gallery_archive_letters()
    self.path = path
  }

  deinit {
    unsafe archive_write_free(handle)
    unsafe gallery_archive_free_letters(letters)
  }

  /// Adds a file, or a symbolic link with a target and no bytes.
  package func add(
    _ name: String, _ bytes: [UInt8], link target: String? = nil
  ) throws(ZipWriterError) {
    guard let entry = unsafe archive_entry_new() else {
      throw ZipWriterError(reason: "memory is short")
    }
    defer { unsafe archive_entry_free(entry) }
    unsafe archive_entry_set_pathname_utf8(entry, name)
    unsafe archive_entry_set_size(entry, la_int64_t(bytes.count))
    unsafe archive_entry_set_perm(entry, 0o644)
    unsafe gallery_archive_set_kind(entry, target)
    try check(unsafe gallery_archive_write(handle, entry, letters))
    guard !bytes.isEmpty else { return }
    let count = unsafe bytes.withUnsafeBytes {
      unsafe archive_write_data(handle, $0.baseAddress, $0.count)
    }
    try check(count == bytes.count ? ARCHIVE_OK : ARCHIVE_FATAL)
  }

  /// Adds a text.
  package func add(_ name: String, text: String) throws(ZipWriterError) {
    try add(name, Array(text.utf8))
  }

  /// Writes the list of contents; without it the archive is not whole.
  package consuming func finish() throws(ZipWriterError) {
    try check(unsafe archive_write_close(handle))
  }

  private func check(_ result: CInt) throws(ZipWriterError) {
    guard result != ARCHIVE_OK, result != ARCHIVE_WARN else { return }
    throw unsafe Self.error(handle, path)
  }

  private static func error(_ handle: OpaquePointer, _ path: String) -> ZipWriterError {
    let reason = unsafe archive_error_string(handle).map { unsafe String(cString: $0) }
    return ZipWriterError(reason: "\(path): \(reason ?? "no reason is given")")
  }
}
