/// Names the picture formats that are read, as their content shows them.
package enum ImageFormat: String, Sendable, Hashable, CaseIterable {
  case jpeg, png, gif, webp, heic, avif, tiff

  /// Recognises a format by the first bytes of a file; 32 are enough.
  ///
  /// The marks are those of the formats' own specifications; HEIC and AVIF are told apart by the
  /// brands in the leading `ftyp` box (ISO/IEC 14496-12).
  package init?(firstBytes bytes: some Collection<UInt8>) {
    let bytes = Array(bytes.prefix(32))
    func reads(_ text: String, at offset: Int = 0) -> Bool {
      bytes.count >= offset + text.utf8.count && bytes[offset...].starts(with: text.utf8)
    }
    if bytes.starts(with: [0xff, 0xd8, 0xff]) {
      self = .jpeg
    } else if bytes.starts(with: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) {
      self = .png
    } else if reads("GIF87a") || reads("GIF89a") {
      self = .gif
    } else if reads("RIFF") && reads("WEBP", at: 8) {
      self = .webp
    } else if bytes.starts(with: [0x49, 0x49, 0x2a, 0])
      || bytes.starts(with: [0x49, 0x49, 0x2b, 0])
      || bytes.starts(with: [0x4d, 0x4d, 0, 0x2a]) || bytes.starts(with: [0x4d, 0x4d, 0, 0x2b])
    {
      self = .tiff
    } else if reads("ftyp", at: 4) {
      let brands = stride(from: 8, to: min(bytes.count - 3, 32), by: 4).map {
        String(decoding: bytes[$0..<$0 + 4], as: UTF8.self)
      }
      if brands.contains("avif") || brands.contains("avis") {
        self = .avif
      } else if brands.contains(where: Self.heicBrands.contains) {
        self = .heic
      } else {
        return nil
      }
    } else {
      return nil
    }
  }

  private static let heicBrands: Set<String> = [
    "heic", "heix", "hevc", "hevx", "heim", "heis", "mif1", "msf1",
  ]

  /// The name people know the format by.
  package var name: String {
    switch self {
    case .jpeg: "JPEG"
    case .png: "PNG"
    case .gif: "GIF"
    case .webp: "WebP"
    case .heic: "HEIC"
    case .avif: "AVIF"
    case .tiff: "TIFF"
    }
  }

  /// The ending of a file's name, without the dot.
  package var fileExtension: String { self == .jpeg ? "jpg" : rawValue }

  /// The media type, as pages and servers name it.
  package var mediaType: String { "image/\(rawValue)" }

  /// Says whether every browser of today shows the format.
  package var isShownByBrowsers: Bool { self != .heic && self != .tiff }
}
