import Foundation
import ZipReading

/// Tries the archives of an export.
enum ZipFuzzing {
  private static let path = "/dev/shm/flickr-gallery-fuzz-\(getpid()).zip"

  static func read(_ bytes: [UInt8]) {
    guard FileManager.default.createFile(atPath: path, contents: Data(bytes)) else { return }
    defer { unlink(path) }
    guard var reader = try? ZipReader(path: path) else { return }
    while let entry = try? reader.next() {
      precondition(
        !entry.name.split(separator: "/").contains(".."), "A name stays within its folder.")
      _ = try? reader.bytes(limit: 1 << 20)
    }
  }
}
