extension [UInt8] {
  /// Adds a part of other bytes with one copy.
  @inline(__always)
  mutating func append(_ range: Range<Int>, of bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { all in
      append(contentsOf: UnsafeBufferPointer(rebasing: all[range]))
    }
  }

  /// Adds text as it is.
  @inline(__always)
  mutating func append(_ text: String) {
    let isDone: Void? = text.utf8.withContiguousStorageIfAvailable { append(contentsOf: $0) }
    if isDone == nil { append(contentsOf: text.utf8) }
  }

  /// Adds text with the characters escaped that mean something in HTML text or attributes.
  mutating func append(escaping text: String) {
    let isDone: Void? = text.utf8.withContiguousStorageIfAvailable { append(escaping: $0) }
    if isDone == nil { append(escaping: Array(text.utf8)) }
  }

  mutating func append(escaping bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { append(escaping: $0) }
  }

  private mutating func append(escaping bytes: UnsafeBufferPointer<UInt8>) {
    var clean = 0
    while let index = Self.special(in: bytes, from: clean) {
      append(contentsOf: UnsafeBufferPointer(rebasing: bytes[clean..<index]))
      append(Self.entity(of: bytes[index]))
      clean = index + 1
    }
    append(contentsOf: UnsafeBufferPointer(rebasing: bytes[clean...]))
  }

  /// Finds the next byte that is escaped, passing over eight at a time where none is.
  private static func special(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    let raw = UnsafeRawBufferPointer(bytes)
    var index = start
    while index + 8 <= bytes.count {
      let eight = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      let found =
        zeroes(eight ^ (ones &* 0x22)) | zeroes((eight | ones) ^ (ones &* 0x27))
        | zeroes((eight | ones &* 2) ^ (ones &* 0x3E))
      if found != 0 { break }
      index += 8
    }
    while index < bytes.count {
      let byte = bytes[index]
      if byte < 64, mask >> UInt64(byte) & 1 == 1 { return index }
      index += 1
    }
    return nil
  }

  private static var ones: UInt64 { 0x0101_0101_0101_0101 }

  /// Returns zero exactly when no byte is zero.
  private static func zeroes(_ bytes: UInt64) -> UInt64 {
    (bytes &- ones) & ~bytes & (ones &* 0x80)
  }

  /// A bit for each byte below 64 that is escaped.
  private static var mask: UInt64 {
    1 << 0x22 | 1 << 0x26 | 1 << 0x27 | 1 << 0x3C | 1 << 0x3E
  }

  private static func entity(of byte: UInt8) -> String {
    switch byte {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "\""): "&quot;"
    default: "&#39;"
    }
  }

  /// Adds a whole number in decimal digits.
  mutating func append(_ number: Int) {
    if number < 0 { append(UInt8(ascii: "-")) }
    let magnitude = number.magnitude
    var place: UInt = 1
    while magnitude / place > 9 { place *= 10 }
    while place > 0 {
      append(UInt8(ascii: "0") + UInt8(magnitude / place % 10))
      place /= 10
    }
  }

  /// Adds a number as short as it can be read back; whole ones without a fraction.
  mutating func append(_ number: Double) {
    if let whole = Int(exactly: number), whole.magnitude < 1 << 53 {
      append(whole)
    } else {
      append(number.description)
    }
  }
}
