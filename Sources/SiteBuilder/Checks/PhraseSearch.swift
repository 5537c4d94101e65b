/// Finds any of many phrases in bytes, in one pass.
///
/// The first eight bytes at each place are looked up; phrases shorter than that are not searched
/// for, as they would be found anywhere.
struct PhraseSearch: Sendable {
  private static let length = 8
  private static let filterBits = 20

  private var phrases: [UInt64: [[UInt8]]] = [:]
  /// A bit for each first word that some phrase has, so that most places are passed by at once.
  private var filter: [UInt64] = []

  init() {}

  /// Prepares the search for texts, each by its longest part that no kind of file escapes.
  init(for texts: some Sequence<String>) {
    for text in texts {
      guard let phrase = Self.phrase(of: text) else { continue }
      phrases[Self.word(phrase), default: []].append(phrase)
    }
    sift()
  }

  /// Tells that nothing is searched for.
  var isEmpty: Bool { phrases.isEmpty }

  /// Gives up phrases that are in a text: where they are published anyway they give nothing away.
  mutating func allow(_ text: String) {
    guard !isEmpty else { return }
    Array(text.utf8).withUnsafeBytes { bytes in
      for offset in matches(in: bytes) {
        let word = Self.word(bytes, offset)
        let rest = phrases[word]?.filter { !bytes[offset...].starts(with: $0) } ?? []
        phrases[word] = rest.isEmpty ? nil : rest
      }
    }
  }

  /// Finds where phrases begin.
  func matches(in bytes: UnsafeRawBufferPointer) -> [Int] {
    guard !isEmpty, bytes.count >= Self.length else { return [] }
    return (0...bytes.count - Self.length).filter { offset in
      let word = Self.word(bytes, offset)
      guard mayHold(word), let candidates = phrases[word] else { return false }
      return candidates.contains { bytes[offset...].starts(with: $0) }
    }
  }

  private mutating func sift() {
    filter = phrases.isEmpty ? [] : [UInt64](repeating: 0, count: 1 << (Self.filterBits - 6))
    for word in phrases.keys {
      let place = Self.place(word)
      filter[place >> 6] |= 1 << UInt64(place & 63)
    }
  }

  private func mayHold(_ word: UInt64) -> Bool {
    let place = Self.place(word)
    return filter[place >> 6] >> UInt64(place & 63) & 1 != 0
  }

  private static func place(_ word: UInt64) -> Int {
    Int((word &* 0x9E37_79B9_7F4A_7C15) >> UInt64(64 - filterBits))
  }

  /// Takes the longest part without what HTML, JSON or XML write in another way.
  private static func phrase(of text: String) -> [UInt8]? {
    let part = text.utf8.split { isEscaped($0) }.max { $0.count < $1.count }
    guard let part, part.count >= length, part.contains(where: { $0 | 0x20 >= 0x61 }) else {
      return nil
    }
    return Array(part)
  }

  private static func isEscaped(_ byte: UInt8) -> Bool {
    byte < 0x20 || "\"&'<>\\/".utf8.contains(byte)
  }

  private static func word(_ phrase: [UInt8]) -> UInt64 {
    phrase.withUnsafeBytes { word($0, 0) }
  }

  private static func word(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> UInt64 {
    bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
  }
}
