/// Sums up bytes and numbers in 64 bits, the same on every machine and in every run.
///
/// Tells accidental changes apart at memory speed; it is no defence against forgery. Each step
/// folds the 128-bit product of two mixed words.
package struct Digest: Hashable, Sendable {
  /// The sum so far.
  package private(set) var value: UInt64 = 0x6C07_8965_3B1F_5D27

  /// Begins with nothing.
  package init() {}

  /// Goes on from a sum that was kept.
  package init(value: UInt64) { self.value = value }

  /// Sums up bytes in one go.
  package init(of bytes: UnsafeRawBufferPointer) { combine(bytes) }

  /// Adds bytes and how many they are.
  package mutating func combine(_ bytes: UnsafeRawBufferPointer) {
    combine(end: bytes, ofBytes: bytes.count)
  }

  /// The length of which every piece but the last must be a multiple.
  package static let pieceUnit = 16

  /// Begins or goes on with bytes that come in pieces; ``combine(end:ofBytes:)`` takes the last.
  ///
  /// The sum is that of all the bytes in one go.
  package mutating func combine(piece bytes: UnsafeRawBufferPointer) {
    precondition(bytes.count % Self.pieceUnit == 0, "only the last piece may have any length")
    for offset in stride(from: 0, to: bytes.count, by: Self.pieceUnit) {
      step(Self.word(bytes, offset), Self.word(bytes, offset + 8))
    }
  }

  /// Ends bytes that came in pieces and are so many together.
  package mutating func combine(end bytes: UnsafeRawBufferPointer, ofBytes total: Int) {
    var (offset, rest) = (0, bytes.count)
    while rest >= Self.pieceUnit {
      step(Self.word(bytes, offset), Self.word(bytes, offset + 8))
      offset += Self.pieceUnit
      rest -= Self.pieceUnit
    }
    if rest >= 8 {
      step(Self.word(bytes, offset), 0x53)
      offset += 8
      rest -= 8
    }
    var tail: UInt64 = 0
    for index in 0..<rest { tail |= UInt64(bytes[offset + index]) << UInt64(index * 8) }
    step(tail, UInt64(truncatingIfNeeded: total))
  }

  /// Adds bytes and how many they are.
  package mutating func combine(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { combine($0) }
  }

  /// Adds a text's UTF-8 bytes.
  package mutating func combine(_ text: String) {
    var text = text
    text.withUTF8 { combine(UnsafeRawBufferPointer($0)) }
  }

  /// Adds a number.
  package mutating func combine(_ number: Int) {
    step(UInt64(bitPattern: Int64(number)), 0x1D)
  }

  /// Adds what another digest summed up.
  package mutating func combine(_ other: Digest) { step(other.value, 0x2B) }

  private mutating func step(_ first: UInt64, _ second: UInt64) {
    let product = (first ^ 0x8EBC_6AF0_9C88_C6E3 ^ value)
      .multipliedFullWidth(by: second ^ 0x5895_5CB3_1DA2_7D4F)
    value = (product.high ^ product.low) &+ (value >> 32 | value << 32)
  }

  private static func word(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> UInt64 {
    UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }
}
