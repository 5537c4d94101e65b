/// Reads back what ``ByteWriter`` wrote.
struct ByteReader {
  private let bytes: [UInt8]
  private var position: Int

  init(_ bytes: [UInt8], from position: Int) {
    self.bytes = bytes
    self.position = position
  }

  mutating func readNumber() -> Int {
    var (value, shift) = (UInt64(0), UInt64(0))
    while true {
      let byte = bytes[position]
      position += 1
      value |= UInt64(byte & 0x7F) << shift
      guard byte & 0x80 != 0 else { break }
      shift += 7
    }
    return Int(Int64(bitPattern: value >> 1) ^ -Int64(bitPattern: value & 1))
  }

  mutating func readOptionalNumber() -> Int? { readNumber() == 0 ? nil : readNumber() }

  /// Steps over a text and tells where it is.
  @discardableResult mutating func skipText() -> Range<Int> {
    let length = readNumber()
    defer { position += length }
    return position..<position + length
  }

  func append(_ range: Range<Int>, to text: inout [UInt8]) { text += bytes[range] }

  mutating func readText() -> String {
    let length = readNumber()
    defer { position += length }
    return String(decoding: bytes[position..<position + length], as: UTF8.self)
  }

  mutating func readText(after previous: String) -> String {
    let shared = readNumber()
    let length = readNumber()
    defer { position += length }
    let rest = bytes[position..<position + length]
    var previous = previous
    return String(unsafeUninitializedCapacity: shared + length) { text in
      let written = previous.withUTF8 { text.update(fromContentsOf: $0.prefix(shared)) }
      return text[written...].update(fromContentsOf: rest)
    }
  }
}
