private import CArchive

/// Owns a libarchive reader of one zip file: its only pointers.
@safe struct LibArchive: ~Copyable {
  let file: ArchiveFile
  private let handle: OpaquePointer
  private let letters: locale_t?

  private static let blockSize = 1 << 16

  /// Opens a zip through the list of contents at its end.
  init(_ file: consuming ArchiveFile) throws(ZipError.Fault) {
    guard let handle = unsafe archive_read_new() else { throw .unreadable("memory is short") }
    var result = unsafe archive_read_support_format_zip_seekable(handle)
    if result == ARCHIVE_OK {
      result = unsafe archive_read_open_fd(handle, file.descriptor, Self.blockSize)
    }
    guard result == ARCHIVE_OK else {
      let fault = unsafe Self.failure(handle)
      unsafe archive_read_free(handle)
      throw fault
    }
    self.file = file
    unsafe self.handle = handle
    unsafe letters = gallery_archive_letters()
  }

  deinit {
    unsafe archive_read_free(handle)
    unsafe gallery_archive_free_letters(letters)
  }

  /// How many bytes of the file have been used.
  var position: Int { Int(unsafe archive_filter_bytes(handle, -1)) }

  /// Steps to the next entry; `nil` behind the last.
  func next() throws(ZipError.Fault) -> EntryHeader? {
    var header: OpaquePointer?
    var text: UnsafePointer<CChar>?
    let result = unsafe gallery_archive_next(handle, &header, &text, letters)
    guard result != ARCHIVE_EOF else { return nil }
    guard result == ARCHIVE_OK || result == ARCHIVE_WARN, let header = unsafe header else {
      throw failure
    }
    let isSized = unsafe archive_entry_size_is_set(header) != 0
    return unsafe EntryHeader(
      name: text.map { unsafe String(cString: $0) },
      kind: Self.kind(gallery_archive_kind_of(header)),
      size: isSized ? Int(archive_entry_size(header)) : nil,
      isEncrypted: archive_entry_is_encrypted(header) != 0)
  }

  /// Visits the next bytes of the entry, which begin at `offset`.
  ///
  /// - Returns: False behind the last.
  func nextBlock(
    at offset: Int, _ visit: (RawSpan) throws(ZipError.Fault) -> Void
  ) throws(ZipError.Fault) -> Bool {
    var address: UnsafeRawPointer?
    var length = 0
    var start: la_int64_t = 0
    let result = unsafe archive_read_data_block(handle, &address, &length, &start)
    guard result != ARCHIVE_EOF else { return false }
    guard result == ARCHIVE_OK, start == offset else { throw failure }
    try visit(unsafe UnsafeRawBufferPointer(start: address, count: length).bytes)
    return true
  }

  private var failure: ZipError.Fault { unsafe Self.failure(handle) }

  /// Says what libarchive found; a zip that it does not know as one lacks its end.
  private static func failure(_ handle: OpaquePointer) -> ZipError.Fault {
    if unsafe gallery_archive_is_unknown(handle) != 0 { return .incomplete }
    let reason = unsafe archive_error_string(handle).map { unsafe String(cString: $0) }
    return .damaged(reason ?? "no reason is given")
  }

  private static func kind(_ number: CInt) -> EntryHeader.Kind {
    switch UInt32(number) {
    case gallery_archive_file.rawValue: .file
    case gallery_archive_folder.rawValue: .folder
    case gallery_archive_link.rawValue: .link
    default: .special
    }
  }
}
