/// Reads the addresses of a `srcset`.
///
/// Source: HTML, "parsing a srcset attribute".
struct CandidateList: Sequence, IteratorProtocol {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  mutating func next() -> UnsafeBufferPointer<UInt8>? {
    skip { Self.isSpace($0) || $0 == UInt8(ascii: ",") }
    guard position < bytes.count else { return nil }
    let start = position
    skip { !Self.isSpace($0) }
    var end = position
    if bytes[end - 1] == UInt8(ascii: ",") {
      while end > start, bytes[end - 1] == UInt8(ascii: ",") { end -= 1 }
    } else {
      skip { $0 != UInt8(ascii: ",") }
    }
    return UnsafeBufferPointer(rebasing: bytes[start..<end])
  }

  private mutating func skip(while matches: (UInt8) -> Bool) {
    while position < bytes.count, matches(bytes[position]) { position += 1 }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }
}
