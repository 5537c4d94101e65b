import Synchronization
import ZipReading

/// Keeps an archive open at the place where the last file was taken, since the next is often behind.
final class OpenArchive: Sendable {
  private let path: String
  private let reader = Mutex<ZipReader?>(nil)

  init(_ path: String) { self.path = path }

  /// Unpacks a file; while another task uses the open archive, through one of its own.
  func unpack(_ entry: ZipEntry, to target: String) throws(ZipError) {
    let isDone = try reader.withLockIfAvailable { reader throws(ZipError) in
      // A reader that failed is in no known state, so it comes back only when all went well.
      var next = try Self.reader(reader.take(), path, before: entry)
      try next.advance(to: entry)
      try next.unpack(to: target)
      reader = consume next
      return true
    }
    guard isDone == nil else { return }
    var own = try ZipReader(path: path)
    try own.advance(to: entry)
    try own.unpack(to: target)
  }

  private static func reader(
    _ last: consuming ZipReader?, _ path: String, before entry: ZipEntry
  ) throws(ZipError) -> ZipReader {
    if let last, last.isBefore(entry) { return last }
    return try ZipReader(path: path)
  }
}
