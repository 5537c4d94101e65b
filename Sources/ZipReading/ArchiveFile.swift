#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Holds an archive's file open for reading.
struct ArchiveFile: ~Copyable {
  let descriptor: CInt
  let size: Int

  /// Opens a file and makes sure that it begins as a zip does.
  ///
  /// - Throws: A fault for everything that is not a regular file with a zip's first bytes.
  init(_ path: String) throws(ZipError.Fault) {
    // Without O_NONBLOCK a pipe would wait for somebody to write to it.
    let opened = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard opened >= 0 else {
      throw errno == ENOENT ? .missing : .unreadable(Self.reason(errno))
    }
    var fault: ZipError.Fault?
    var status = stat()
    if unsafe fstat(opened, &status) != 0 {
      fault = .unreadable(Self.reason(errno))
    } else if status.st_mode & S_IFMT != S_IFREG {
      fault = .notAFile
    } else {
      fault = Self.fault(ofStart: opened)
    }
    if let fault {
      close(opened)
      throw fault
    }
    descriptor = opened
    size = Int(status.st_size)
  }

  deinit { close(descriptor) }

  /// What the system calls an error.
  static func reason(_ code: CInt) -> String { unsafe String(cString: strerror(code)) }

  /// Looks for the header of a first file.
  private static func fault(ofStart descriptor: CInt) -> ZipError.Fault? {
    var start = [UInt8](repeating: 0, count: 4)
    let count = unsafe start.withUnsafeMutableBytes {
      unsafe pread(descriptor, $0.baseAddress, $0.count, 0)
    }
    switch start {
    case _ where count != 4: return .notAZip
    case [0x50, 0x4B, 3, 4]: return nil
    case [0x50, 0x4B, 5, 6]: return .empty
    default: return .notAZip
    }
  }
}
