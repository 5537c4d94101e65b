/// Makes real PNG files of one colour, in a few hundred bytes.
struct PlainPNG {
  let width: Int
  let height: Int
  let tint: Int

  /// The file: one bit a pixel, and a palette of one colour.
  var bytes: [UInt8] {
    let colour = [1, 2, 3].map { UInt8(Mix(tint, $0).below(256)) }
    return [0x89] + Array("PNG\r\n".utf8) + [0x1A, 0x0A]
      + Self.chunk("IHDR", Self.four(width) + Self.four(height) + [1, 3, 0, 0, 0])
      + Self.chunk("PLTE", colour) + Self.chunk("IDAT", packed) + Self.chunk("IEND", [])
  }

  /// Nothing but zeros: one of them, then copies of it, as a zlib stream.
  private var packed: [UInt8] {
    let count = height * (1 + (width + 7) / 8)
    var writer = BitWriter(.lowFirst)
    writer.add(1, bits: 1)
    writer.add(1, bits: 2)
    // The literal 0, whose code is 00110000 with the high bit first.
    writer.add(0b0000_1100, bits: 8)
    var left = count - 1
    while left >= 258 {
      // 258 bytes at distance 1: the codes 11000101 and 00000.
      writer.add(0b1010_0011, bits: 8)
      writer.add(0, bits: 5)
      left -= 258
    }
    for _ in 0..<left { writer.add(0b0000_1100, bits: 8) }
    // The end: 0000000.
    writer.add(0, bits: 7)
    writer.finish()
    return [0x78, 0x01] + writer.bytes + Self.four((count % 65_521) << 16 | 1)
  }

  private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + content
    return four(content.count) + body + four(checksum(body))
  }

  private static func checksum(_ bytes: [UInt8]) -> Int {
    var register: UInt32 = .max
    for byte in bytes {
      register ^= UInt32(byte)
      for _ in 0..<8 { register = register >> 1 ^ (register & 1 == 1 ? 0xEDB8_8320 : 0) }
    }
    return Int(~register)
  }

  private static func four(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(number >> $0 & 255) }
  }
}
