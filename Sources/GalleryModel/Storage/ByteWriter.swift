/// Appends numbers and texts to bytes, small values in few bytes.
struct ByteWriter {
  private(set) var bytes: [UInt8] = []

  /// Writes a number in 7-bit groups, negative ones zigzagged.
  mutating func write(_ number: Int) {
    var rest = UInt64(bitPattern: Int64(number) << 1 ^ Int64(number) >> 63)
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  /// Writes an optional number.
  mutating func write(_ number: Int?) {
    write(number == nil ? 0 : 1)
    if let number { write(number) }
  }

  /// Writes the length in bytes and the UTF-8 bytes.
  mutating func write(_ text: String) {
    write(text.utf8.count)
    bytes.append(contentsOf: text.utf8)
  }

  /// Writes a text as what it does not share with the one before it.
  mutating func write(_ text: String, after previous: String) {
    var (text, previous) = (text, previous)
    text.withUTF8 { text in
      previous.withUTF8 { previous in
        var shared = 0
        let limit = min(text.count, previous.count)
        while shared < limit, text[shared] == previous[shared] { shared += 1 }
        write(shared)
        write(text.count - shared)
        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[shared...]))
      }
    }
  }

  /// Sums up what was written from a position on.
  func digest(from start: Int) -> Digest {
    bytes.withUnsafeBytes { Digest(of: UnsafeRawBufferPointer(rebasing: $0[start...])) }
  }
}
