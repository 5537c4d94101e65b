/// Copies a WebP without its Exif and XMP, but for the credit (WebP container, RFC 9649).
struct WebPCleaner {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Gives the cleaned file, without anything behind its end; nil where its structure is damaged.
  func cleaned() -> [UInt8]? {
    guard let chunks = chunks() else { return nil }
    let credit = ImageCredit(
      exif: chunks.first { $0.name == "EXIF" }?.content ?? [],
      xmp: chunks.first { $0.name == "XMP " }?.content ?? [], iptc: [])
    var kept = Array("WEBP".utf8)
    for chunk in chunks where Self.harmless.contains(chunk.name) {
      var content = chunk.content
      if chunk.name == "VP8X", let flags = content.first {
        // The bits that announce Exif (8) and XMP (4).
        content[0] = flags & ~0x0c | (credit.isEmpty ? 0 : 8)
      }
      kept += Self.chunk(chunk.name, content)
    }
    // Only a file with that header may hold Exif.
    if let exif = credit.exif, chunks.first?.name == "VP8X" { kept += Self.chunk("EXIF", exif) }
    return Self.chunk("RIFF", kept)
  }

  private static let harmless: Set<String> = [
    "VP8X", "VP8 ", "VP8L", "ALPH", "ANIM", "ANMF", "ICCP",
  ]

  private func chunks() -> [(name: String, content: [UInt8])]? {
    var reader = ByteReader(bytes)
    guard reader.take(4) != nil, let size = reader.littleEndian(4), reader.take(4) != nil,
      size <= bytes.count - 8
    else { return nil }
    var found: [(name: String, content: [UInt8])] = []
    while reader.position < size + 8 {
      guard let name = reader.take(4), let length = reader.littleEndian(4),
        let content = reader.take(length), reader.take(length % 2) != nil
      else { return nil }
      found.append((String(decoding: name, as: UTF8.self), Array(content)))
    }
    return found
  }

  private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let length = stride(from: 0, to: 32, by: 8).map { UInt8(content.count >> $0 & 255) }
    return Array(name.utf8) + length + content + (content.count % 2 == 0 ? [] : [0])
  }
}
