/// Writes one chunk of a PNG, with its length before and its checksum behind.
struct PNGChunk {
  private let name: String
  private let content: [UInt8]

  init(name: String, content: [UInt8]) {
    self.name = name
    self.content = content
  }

  var bytes: [UInt8] {
    let body = Array(name.utf8) + content
    return Self.number(UInt32(content.count)) + body + Self.number(Self.checksum(of: body))
  }

  /// The CRC of PNG, third edition, annex D.
  static func checksum(of bytes: some Sequence<UInt8>) -> UInt32 {
    var value = UInt32.max
    for byte in bytes {
      value ^= UInt32(byte)
      for _ in 0..<8 { value = value & 1 == 1 ? value >> 1 ^ 0xedb8_8320 : value >> 1 }
    }
    return ~value
  }

  private static func number(_ value: UInt32) -> [UInt8] {
    stride(from: 24, through: 0, by: -8).map { UInt8(value >> $0 & 255) }
  }
}
