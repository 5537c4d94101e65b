/// Reads the size of an image from its bytes.
struct ImageHead {
  let format: String
  let width: Int
  let height: Int

  init?(_ bytes: [UInt8]) {
    guard bytes.count > 30 else { return nil }
    if bytes.starts(with: [0xFF, 0xD8]), bytes.suffix(2) == [0xFF, 0xD9] {
      guard let frame = Self.frame(of: bytes) else { return nil }
      format = "jpg"
      height = Self.number(bytes[(frame + 5)..<(frame + 7)])
      width = Self.number(bytes[(frame + 7)..<(frame + 9)])
    } else if bytes.starts(with: [0x89] + Array("PNG".utf8)) {
      format = "png"
      width = Self.number(bytes[16..<20])
      height = Self.number(bytes[20..<24])
    } else if bytes.starts(with: Array("GIF89a".utf8)), bytes.last == 0x3B {
      format = "gif"
      width = Self.number(bytes[6..<8].reversed())
      height = Self.number(bytes[8..<10].reversed())
    } else {
      return nil
    }
  }

  /// Finds where the frame's header begins, segment by segment.
  private static func frame(of bytes: [UInt8]) -> Int? {
    var index = 2
    while index + 9 < bytes.count, bytes[index] == 0xFF {
      if bytes[index + 1] == 0xC0 { return index }
      index += 2 + number(bytes[(index + 2)..<(index + 4)])
    }
    return nil
  }

  private static func number(_ bytes: some Sequence<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }
}
