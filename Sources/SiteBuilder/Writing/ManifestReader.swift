/// Reads the record of our own files byte by byte: it may have a million lines.
struct ManifestReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private(set) var position = 0
  private(set) var line = 1

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  var isAtEnd: Bool { position == bytes.count }

  mutating func readWord(_ word: String) -> Bool {
    guard bytes[position...].starts(with: word.utf8) else { return false }
    position += word.utf8.count
    return true
  }

  /// Reads 16 hexadecimal digits and the space behind them.
  mutating func readHex() -> UInt64? {
    guard bytes.count - position > 16, bytes[position + 16] == 0x20 else { return nil }
    var value: UInt64 = 0
    for index in position..<position + 16 {
      let byte = bytes[index]
      switch byte {
      case 48...57: value = value << 4 | UInt64(byte - 48)
      case 97...102: value = value << 4 | UInt64(byte - 87)
      default: return nil
      }
    }
    position += 17
    return value
  }

  /// Reads a decimal number and the byte that must follow it.
  mutating func readNumber(before end: UInt8) -> Int? {
    var value = 0
    let start = position
    while position < bytes.count, (48...57).contains(bytes[position]), position - start < 18 {
      value = value * 10 + Int(bytes[position] - 48)
      position += 1
    }
    guard position > start, position < bytes.count, bytes[position] == end else { return nil }
    position += 1
    return value
  }

  /// Reads a path up to the end of the line, which must be there, and skips the end.
  ///
  /// A record may come with a folder that somebody else made: a path that leads out of the folder
  /// is none, because files in the record are overwritten and removed.
  mutating func readPath() -> Range<Int>? {
    let start = position
    var name = position
    while position < bytes.count, bytes[position] != 0x0A {
      if bytes[position] == Self.slash {
        guard isName(name..<position) else { return nil }
        name = position + 1
      }
      position += 1
    }
    guard position < bytes.count, isName(name..<position) else { return nil }
    defer { endLine() }
    defer { position += 1 }
    return start..<position
  }

  mutating func endLine() { line += 1 }

  private static let slash = UInt8(ascii: "/")

  /// Tells a name from nothing, the folder itself, and the folder around it.
  private func isName(_ part: Range<Int>) -> Bool {
    guard part.count < 3 else { return true }
    return !bytes[part].allSatisfy { $0 == UInt8(ascii: ".") }
  }
}
