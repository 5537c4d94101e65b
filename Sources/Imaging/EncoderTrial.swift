import CVips

/// Encodes one small picture, since libvips may know a format whose encoder is not installed.
enum EncoderTrial {
  private static let nowhere = "/dev/null"
  private static let edge = 16

  static func run(_ format: MadeFormat) throws(ImagingError) {
    let grey = [UInt8](repeating: 128, count: edge * edge * 3)
    let file = PictureFile(path: nowhere, format: format.imageFormat, bytes: 0)
    let size = Int32(edge)
    let picture = try unsafe VipsPicture(
      grey.withUnsafeBytes {
        unsafe gallery_vips_from_bytes($0.baseAddress, $0.count, size, size, 3)
      }, of: file)
    do {
      try picture.save(
        to: nowhere, as: format.imageFormat, quality: format.defaultQuality, metadata: false)
    } catch {
      guard case .unwritable(_, let reason) = error else { throw error }
      throw .formatUnavailable(format.imageFormat, reason: reason)
    }
  }
}
