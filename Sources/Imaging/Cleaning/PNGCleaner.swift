/// Copies a PNG without its texts, Exif and date, but for the credit (PNG, third edition).
struct PNGCleaner {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Gives the cleaned file, without anything behind its end; nil where its structure is damaged.
  func cleaned() -> [UInt8]? {
    var reader = ByteReader(bytes)
    guard let signature = reader.take(8) else { return nil }
    var kept = Array(signature)
    var (exif, xmp): ([UInt8], [UInt8]) = ([], [])
    while true {
      let start = reader.position
      guard let length = reader.bigEndian(4), let name = reader.take(4),
        let content = reader.take(length), reader.take(4) != nil
      else { return nil }
      let kind = String(decoding: name, as: UTF8.self)
      if kind == "eXIf" { exif = Array(content) }
      if kind == "iTXt", content.starts(with: Array("XML:com.adobe.xmp\0".utf8)) {
        xmp = Array(content)
      }
      if kind == "IEND", let block = ImageCredit(exif: exif, xmp: xmp, iptc: []).exif {
        kept += PNGChunk(name: "eXIf", content: block).bytes
      }
      if Self.harmless.contains(kind) || Self.isCredit(kind, content) {
        kept += bytes[start..<reader.position]
      }
      if kind == "IEND" { return kept }
    }
  }

  /// Says whether a text chunk names the creator or the rights.
  private static func isCredit(_ kind: String, _ content: ArraySlice<UInt8>) -> Bool {
    kind == "tEXt"
      && ["Author\0", "Copyright\0"].contains { content.starts(with: Array($0.utf8)) }
  }

  private static let harmless: Set<String> = [
    "IHDR", "PLTE", "IDAT", "IEND", "tRNS", "cHRM", "gAMA", "iCCP", "sBIT", "sRGB", "cICP", "bKGD",
    "pHYs", "acTL", "fcTL", "fdAT",
  ]
}
