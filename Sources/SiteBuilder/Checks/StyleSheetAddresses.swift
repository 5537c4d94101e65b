/// Reads the addresses in a style sheet, with their lines.
struct StyleSheetAddresses: Sequence, IteratorProtocol {
  private let bytes: [UInt8]
  private var position = 0
  private var line = 1

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func next() -> (address: [UInt8], line: Int)? {
    while position < bytes.count {
      if skip("/*") {
        while position < bytes.count, !skip("*/") { advance() }
      } else if skip("url(") {
        return (readAddress(), line)
      } else if skip("@import") {
        skipSpaces()
        if isQuote(peek) { return (readAddress(), line) }
      } else {
        advance()
      }
    }
    return nil
  }

  private var peek: UInt8 { position < bytes.count ? bytes[position] : 0 }

  private func isQuote(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
  }

  private mutating func readAddress() -> [UInt8] {
    skipSpaces()
    var address: [UInt8] = []
    let quote = isQuote(peek) ? peek : UInt8(ascii: ")")
    if isQuote(peek) { advance() }
    while position < bytes.count, peek != quote {
      // An escaped character stands for itself; hexadecimal escapes do not occur in file names.
      if peek == UInt8(ascii: "\\") { advance() }
      address.append(peek)
      advance()
    }
    advance()
    while let last = address.last, last <= 0x20 { address.removeLast() }
    return address
  }

  private mutating func skip(_ word: StaticString) -> Bool {
    let matches = word.withUTF8Buffer { word in
      position + word.count <= bytes.count
        && zip(word, bytes[position...]).allSatisfy { $0 == $1 | ($0 >= 97 ? 0x20 : 0) }
    }
    if matches { position += word.utf8CodeUnitCount }
    return matches
  }

  private mutating func skipSpaces() {
    while position < bytes.count, peek <= 0x20 { advance() }
  }

  private mutating func advance() {
    if peek == 0x0A { line += 1 }
    position += 1
  }
}
