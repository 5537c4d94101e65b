import GalleryModel

/// Sums up the bytes of a file for the manifest.
enum ContentHash {
  /// Sums up bytes; never 0, which stands for "unknown".
  static func of(_ bytes: UnsafeRawBufferPointer) -> UInt64 { max(1, Digest(of: bytes).value) }

  static func of(_ bytes: [UInt8]) -> UInt64 { bytes.withUnsafeBytes { of($0) } }
}
