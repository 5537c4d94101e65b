extension WithheldTraces {
  /// Ids shorter than this are numbers like any others.
  package static let shortestID = 6

  /// Leaves out of a text every word that names a withheld photo, such as the address of its page.
  ///
  /// Words end at white space, quotes and angle brackets.
  package func masked(_ text: String) -> String {
    guard !isEmpty, mayName(text) else { return text }
    var result: [UInt8] = []
    var word: [UInt8] = []
    for byte in text.utf8 {
      guard Self.endsWord(byte) else {
        word.append(byte)
        continue
      }
      result += names(word) ? Array("…".utf8) : word
      word.removeAll(keepingCapacity: true)
      result.append(byte)
    }
    result += names(word) ? Array("…".utf8) : word
    return String(decoding: result, as: UTF8.self)
  }

  private func mayName(_ text: String) -> Bool {
    var count = 0
    for byte in text.utf8 {
      count = Self.isDigit(byte) ? count + 1 : 0
      if count == Self.shortestID { return true }
    }
    return false
  }

  private func names(_ word: [UInt8]) -> Bool {
    word.split { !Self.isDigit($0) }
      .contains { $0.count >= Self.shortestID && holds(id: $0) }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func endsWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...0x20, UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "<"), UInt8(ascii: ">"):
      true
    default: false
    }
  }
}
