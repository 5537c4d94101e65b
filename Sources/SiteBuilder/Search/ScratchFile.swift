import Foundation
import SearchIndex

/// Keeps bytes in a file without a name, which goes away with the program whatever happens.
final class ScratchFile: RunShelf {
  private let descriptor: CInt
  private let path: String

  /// Makes a file in a folder of ours.
  init(in folder: Folder) throws(SiteError) {
    let name = "scratch"
    path = folder.pathOf(name)
    descriptor = openat(
      folder.descriptor, name, O_RDWR | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .last("write", path) }
    try folder.remove(name)
  }

  deinit { close(descriptor) }

  func keep(_ bytes: [UInt8]) throws -> Int {
    let start = lseek(descriptor, 0, SEEK_END)
    guard start >= 0 else { throw SiteError.last("write", path) }
    try bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let count = Foundation.write(
          descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count < 0, errno == EINTR { continue }
        guard count >= 0 else { throw SiteError.last("write", path) }
        rest = rest.dropFirst(count)
      }
    }
    return Int(start)
  }

  func read(_ range: Range<Int>) throws -> [UInt8] {
    var failed = false
    let bytes = [UInt8](unsafeUninitializedCapacity: range.count) { buffer, count in
      count = 0
      while count < range.count {
        let got = pread(
          descriptor, buffer.baseAddress.map { $0 + count }, range.count - count,
          off_t(range.lowerBound + count))
        if got < 0, errno == EINTR { continue }
        failed = got <= 0
        guard !failed else { return }
        count += got
      }
    }
    guard !failed else {
      throw SiteError.system(operation: "read", path: path, reason: "it ends too early")
    }
    return bytes
  }
}
