import CVips
import Foundation

/// Encodes one small picture, since libvips may know a format whose encoder is not installed.
enum EncoderTrial {
  static func run(_ format: MadeFormat) throws(ImagingError) {
    let folder = FileManager.default.temporaryDirectory
    let name = "flickr-gallery-\(ProcessInfo.processInfo.processIdentifier).\(format.rawValue)"
    let path = folder.appendingPathComponent(name).path
    defer { unsafe unlink(path) }
    let grey = [UInt8](repeating: 128, count: 16 * 16 * 3)
    let file = PictureFile(path: path, format: format.imageFormat, bytes: 0)
    do {
      let picture = try unsafe VipsPicture(
        grey.withUnsafeBytes {
          unsafe gallery_vips_from_bytes($0.baseAddress, $0.count, 16, 16, 3)
        }, of: file)
      try picture.save(
        to: path, as: format.imageFormat, quality: format.defaultQuality, metadata: false)
    } catch {
      guard case .unwritable(_, let reason) = error else { throw error }
      throw .formatUnavailable(format.imageFormat, reason: reason)
    }
  }
}
