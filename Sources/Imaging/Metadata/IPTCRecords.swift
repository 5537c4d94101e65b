/// Reads the by-line and the copyright notice of IPTC records (IPTC IIM 4.2, records 2:80, 2:116).
struct IPTCRecords: Equatable {
  private(set) var byline: String?
  private(set) var copyright: String?

  /// Reads a bare list of records, or one inside a Photoshop resource; damage ends the reading.
  init(_ bytes: [UInt8]) {
    var position = Self.start(in: bytes)
    while position <= bytes.count - 5, bytes[position] == 0x1c {
      let (record, number) = (bytes[position + 1], bytes[position + 2])
      let size = Int(bytes[position + 3]) << 8 | Int(bytes[position + 4])
      position += 5
      guard size < 0x8000, position <= bytes.count - size else { return }
      let text = ImageCredit.tidy(LenientText.decode(bytes[position..<position + size]))
      if record == 2 && number == 80 { byline = byline ?? text }
      if record == 2 && number == 116 { copyright = copyright ?? text }
      position += size
    }
  }

  /// Finds the first record: a marker byte, then record 1 or 2.
  private static func start(in bytes: [UInt8]) -> Int {
    bytes.indices.dropLast().first {
      bytes[$0] == 0x1c && (bytes[$0 + 1] == 1 || bytes[$0 + 1] == 2)
    } ?? bytes.count
  }
}
