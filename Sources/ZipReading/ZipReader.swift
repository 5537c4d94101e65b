/// Goes through a zip archive file by file, in the order of their bytes, through libarchive.
///
/// Reads the list of contents at the end first, so a truncated archive is refused before anything
/// else. What is passed over is not read. Needs a block of memory, however large the files are.
package struct ZipReader: ~Copyable {
  /// The archive's path.
  package let path: String
  private let archive: LibArchive
  private let limits: ZipLimits
  private var names: Set<String> = []
  private var ordinal = -1
  private var total = 0
  private var current: ZipEntry?

  /// Opens an archive.
  ///
  /// - Throws: ``ZipError`` for a file that is no zip archive.
  package init(path: String, limits: ZipLimits = ZipLimits()) throws(ZipError) {
    do throws(ZipError.Fault) {
      archive = try LibArchive(try ArchiveFile(path))
    } catch {
      throw ZipError(archive: path, fault: error)
    }
    self.path = path
    self.limits = limits
  }

  /// The archive's length in bytes.
  package var archiveSize: Int { archive.file.size }

  /// Goes on to the next file; folders are passed over.
  ///
  /// - Returns: `nil` behind the last.
  /// - Throws: ``ZipError`` for an entry that no honest archive holds.
  package mutating func next() throws(ZipError) -> ZipEntry? {
    current = nil
    while let header = try step() {
      ordinal += 1
      let entry = ZipEntry(name: header.name ?? "", ordinal: ordinal, size: header.size ?? 0)
      if let fault = fault(of: header, entry) { throw error(fault, in: entry) }
      guard header.kind == .file else { continue }
      current = entry
      return entry
    }
    return nil
  }

  /// Goes forward to a file that was seen before.
  ///
  /// - Throws: ``ZipError`` when something else is there now, or the reader is past it.
  package mutating func advance(to wanted: ZipEntry) throws(ZipError) {
    while ordinal < wanted.ordinal {
      guard try next() != nil else { break }
    }
    guard current == wanted else { throw error(.changed, in: wanted) }
  }

  /// Tells whether a file lies ahead, so that ``advance(to:)`` can reach it.
  package func isBefore(_ entry: ZipEntry) -> Bool { ordinal < entry.ordinal }

  /// Reads the file the reader stands at into memory, once.
  ///
  /// - Parameter limit: The most bytes to take.
  /// - Returns: All its bytes.
  /// - Throws: ``ZipError`` for more than that, and for a file that is damaged.
  package mutating func bytes(limit: Int) throws(ZipError) -> [UInt8] {
    let entry = standing()
    guard entry.size <= limit else { throw error(.tooLarge(limit: limit), in: entry) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(entry.size)
    try visitBlocks { block in
      unsafe block.withUnsafeBytes { unsafe bytes.append(contentsOf: $0) }
    }
    return bytes
  }

  /// Unpacks the file the reader stands at to a path where nothing stands yet, once.
  ///
  /// - Throws: ``ZipError``; then nothing of it stays at the path.
  package mutating func unpack(to path: String) throws(ZipError) {
    let entry = standing()
    do throws(ZipError.Fault) {
      var target = try UnpackedFile(path)
      try visitBlocks(of: entry) { block throws(ZipError.Fault) in try target.append(block) }
      target.finish()
    } catch {
      throw self.error(error, in: entry)
    }
  }

  /// Visits the bytes of the file the reader stands at, block by block and once.
  ///
  /// - Throws: ``ZipError`` for a file that is damaged or a bomb, and with what `visit` throws.
  package mutating func visitBlocks(
    _ visit: (RawSpan) throws(ZipError.Fault) -> Void
  ) throws(ZipError) {
    let entry = standing()
    do throws(ZipError.Fault) {
      try visitBlocks(of: entry, visit)
    } catch {
      throw self.error(error, in: entry)
    }
  }

  private mutating func visitBlocks(
    of entry: ZipEntry, _ visit: (RawSpan) throws(ZipError.Fault) -> Void
  ) throws(ZipError.Fault) {
    current = nil
    let start = archive.position
    var count = 0
    while try archive.nextBlock(
      at: count,
      { block throws(ZipError.Fault) in
        count += block.byteCount
        guard count <= entry.size else { throw .wrongSize(told: entry.size) }
        guard limits.allow(count, from: archive.position - start) else {
          throw .bomb(ratio: limits.ratio)
        }
        try visit(block)
      })
    {}
    guard count == entry.size else { throw .wrongSize(told: entry.size) }
  }

  private func step() throws(ZipError) -> EntryHeader? {
    do throws(ZipError.Fault) {
      return try archive.next()
    } catch {
      throw self.error(error)
    }
  }

  private func standing() -> ZipEntry {
    guard let current else { preconditionFailure("A file is read once, after the step to it") }
    return current
  }

  private func error(_ fault: ZipError.Fault, in entry: ZipEntry? = nil) -> ZipError {
    ZipError(archive: path, entry: entry?.name, fault: fault)
  }

  /// Judges an entry, and the archive with all that it has told so far.
  private mutating func fault(of header: EntryHeader, _ entry: ZipEntry) -> ZipError.Fault? {
    guard ordinal < limits.entries else { return .tooManyEntries(limit: limits.entries) }
    guard EntryName.isSafe(entry.name, longest: limits.nameLength) else { return .unsafeName }
    switch header.kind {
    case .folder: return nil
    case .link: return .link
    case .special: return .special
    case .file: break
    }
    guard !header.isEncrypted else { return .encrypted }
    guard names.insert(entry.name).inserted else { return .duplicateName }
    guard header.size != nil, entry.size >= 0 else { return .damaged("it does not tell its size") }
    let (sum, isOver) = total.addingReportingOverflow(entry.size)
    guard !isOver, limits.allow(sum, from: archiveSize) else { return .bomb(ratio: limits.ratio) }
    total = sum
    return nil
  }
}
