/// Demands that a file with an image's name begins as such an image does.
///
/// Sources: the signatures of JPEG (JFIF, ISO/IEC 10918-5), PNG, GIF, WebP (RIFF) and AVIF (HEIF).
struct ImageFileCheck {
  private struct Signature {
    let endings: [String]
    /// Where the bytes stand.
    let position: Int
    let bytes: [UInt8]
  }

  /// How many bytes of a file are looked at.
  static let length = 16

  private static let signatures = [
    Signature(endings: ["jpg", "jpeg"], position: 0, bytes: [0xFF, 0xD8, 0xFF]),
    Signature(endings: ["png"], position: 0, bytes: [0x89, 0x50, 0x4E, 0x47]),
    Signature(endings: ["gif"], position: 0, bytes: Array("GIF8".utf8)),
    Signature(endings: ["webp"], position: 8, bytes: Array("WEBP".utf8)),
    Signature(endings: ["avif"], position: 4, bytes: Array("ftyp".utf8)),
    Signature(endings: ["ico"], position: 0, bytes: [0, 0, 1, 0]),
  ]

  /// Tells whether a path is that of an image whose beginning is known.
  static func concerns(_ path: String) -> Bool { signature(of: path) != nil }

  /// Judges a file by its path and first bytes.
  func finding(for path: String, start: [UInt8]) -> Finding? {
    guard let signature = Self.signature(of: path),
      !start.dropFirst(signature.position).starts(with: signature.bytes)
    else { return nil }
    return Finding(
      page: path, rule: "images",
      message: start.isEmpty ? "the image is empty" : "the file is no image of its name's kind",
      advice: "build again, or put the right file there")
  }

  private static func signature(of path: String) -> Signature? {
    guard let dot = path.lastIndex(of: ".") else { return nil }
    let ending = path[path.index(after: dot)...].lowercased()
    return signatures.first { $0.endings.contains(ending) }
  }
}
