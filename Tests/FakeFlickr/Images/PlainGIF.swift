/// Makes real GIF files of one colour, in a few hundred bytes.
struct PlainGIF {
  let width: Int
  let height: Int
  let tint: Int

  /// The file.
  var bytes: [UInt8] {
    let colour = [1, 2, 3].map { UInt8(Mix(tint, $0).below(256)) }
    return Array("GIF89a".utf8) + Self.two(width) + Self.two(height) + [0x80, 0, 0]
      + colour + [0, 0, 0]
      + [0x2C, 0, 0, 0, 0] + Self.two(width) + Self.two(height) + [0, 2]
      + Self.blocks(packed) + [0x3B]
  }

  /// Codes for runs of one, two, three … pixels, each one longer than the code before it.
  private var packed: [UInt8] {
    var writer = BitWriter(.lowFirst)
    var left = width * height
    var bits = 3
    while left > 0 {
      // "Start anew", still in the width of the codes before it.
      writer.add(4, bits: bits)
      bits = 3
      var next = 6
      var run = 1
      while left > 0 && next < 4_000 {
        let length = min(run, left)
        writer.add(length == 1 ? 0 : 4 + length, bits: bits)
        left -= length
        // The reader adds a code with each one it reads, from the second on.
        if run > 1 { next += 1 }
        if next == 1 << bits && bits < 12 { bits += 1 }
        run += 1
      }
    }
    writer.add(5, bits: bits)
    writer.finish()
    return writer.bytes
  }

  private static func blocks(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: 255) {
      let block = bytes[start..<min(start + 255, bytes.count)]
      result += [UInt8(block.count)] + block
    }
    return result + [0]
  }

  private static func two(_ number: Int) -> [UInt8] {
    [UInt8(number & 255), UInt8(number >> 8 & 255)]
  }
}
