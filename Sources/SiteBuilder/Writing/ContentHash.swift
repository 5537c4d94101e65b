import GalleryModel

/// Sums up the bytes of a file for the manifest.
enum ContentHash {
  /// Sums up bytes; never 0, which stands for "unknown".
  static func of(_ bytes: UnsafeRawBufferPointer) -> UInt64 { max(1, Digest(of: bytes).value) }

  /// Sums up a file in one go, however large it is.
  static func of(_ name: String, in folder: Folder) throws(SiteError) -> UInt64 {
    var (digest, total, rest) = (Digest(), 0, [UInt8]())
    try folder.readPieces(of: name) { piece in
      total += piece.count
      let whole = piece.count / Digest.pieceUnit * Digest.pieceUnit
      digest.combine(piece: UnsafeRawBufferPointer(rebasing: piece[..<whole]))
      rest = Array(piece[whole...])
    }
    rest.withUnsafeBytes { digest.combine(end: $0, ofBytes: total) }
    return max(1, digest.value)
  }

  static func of(_ bytes: [UInt8]) -> UInt64 { bytes.withUnsafeBytes { of($0) } }
}
