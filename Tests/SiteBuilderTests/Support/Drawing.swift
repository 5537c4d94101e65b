import CPictures
import Foundation
import Imaging
import Testing

/// Draws pictures for tests; see `pictures.h` for the variants.
enum Drawing {
  static func bytes(
    _ width: Int, _ height: Int, as variant: String = "jpeg", orientation: Int = 1,
    secrets: Bool = false
  ) throws -> [UInt8] {
    _ = try ImageMaker()
    let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    let status = pictures_write(
      path, variant, Int32(width), Int32(height), Int32(orientation), secrets ? 1 : 0)
    try #require(status == 0, "libvips cannot write \(variant)")
    defer { unlink(path) }
    return Array(try Data(contentsOf: URL(filePath: path)))
  }
}
