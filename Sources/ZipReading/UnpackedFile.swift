#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Writes a new file, which is gone again unless it was finished.
struct UnpackedFile: ~Copyable {
  private let path: String
  private let descriptor: CInt
  private var isFinished = false

  /// Makes a file where nothing stands; a link there is not followed.
  init(_ path: String) throws(ZipError.Fault) {
    let opened = unsafe open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard opened >= 0 else { throw Self.fault(path) }
    self.path = path
    descriptor = opened
  }

  deinit {
    close(descriptor)
    if !isFinished { unsafe unlink(path) }
  }

  /// Adds bytes at the end.
  func append(_ block: RawSpan) throws(ZipError.Fault) {
    var position = 0
    while position < block.byteCount {
      let rest = block.extracting(position...)
      let count = unsafe rest.withUnsafeBytes { bytes in
        unsafe write(descriptor, bytes.baseAddress, bytes.count)
      }
      guard count >= 0 || errno == EINTR else { throw Self.fault(path) }
      position += max(0, count)
    }
  }

  /// Lets the file stay.
  mutating func finish() { isFinished = true }

  private static func fault(_ path: String) -> ZipError.Fault {
    .unwritable(path: path, reason: ArchiveFile.reason(errno))
  }
}
