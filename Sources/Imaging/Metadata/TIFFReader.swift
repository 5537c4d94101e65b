/// Reads the first directory of a TIFF structure, never outside of the bytes there are.
struct TIFFReader {
  /// One entry: a tag, and the number or the place that stands in it.
  struct Entry: Equatable {
    let tag: Int
    let kind: Int
    let count: Int
    let value: Int
    let offset: Int
  }

  private let bytes: [UInt8]
  private let isBigEndian: Bool
  private static let mostEntries = 512

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    isBigEndian = bytes.starts(with: Array("MM".utf8))
  }

  var firstDirectory: [Entry] {
    guard isBigEndian || bytes.starts(with: Array("II".utf8)), number(at: 2, size: 2) == 42,
      let start = number(at: 4, size: 4), let count = number(at: start, size: 2)
    else { return [] }
    return (0..<min(count, Self.mostEntries)).compactMap { entry(at: start + 2 + 12 * $0) }
  }

  /// The text of an ASCII entry (kind 2): UTF-8 where it is that, Latin-1 else.
  func text(of entry: Entry) -> String? {
    let start = entry.count <= 4 ? entry.offset : entry.value
    guard entry.kind == 2, entry.count > 0, start >= 0, entry.count <= bytes.count,
      start <= bytes.count - entry.count
    else { return nil }
    // A copyright may hold the photographer's part and the editor's, with a zero in between.
    let parts = bytes[start..<start + entry.count].split(separator: 0)
    let texts = parts.compactMap { ImageCredit.tidy(LenientText.decode($0)) }
    return texts.isEmpty ? nil : texts.joined(separator: "; ")
  }

  private func entry(at offset: Int) -> Entry? {
    guard let tag = number(at: offset, size: 2), let kind = number(at: offset + 2, size: 2),
      let count = number(at: offset + 4, size: 4),
      let value = number(at: offset + 8, size: kind == 3 ? 2 : 4)
    else { return nil }
    return Entry(tag: tag, kind: kind, count: count, value: value, offset: offset + 8)
  }

  private func number(at offset: Int, size: Int) -> Int? {
    guard offset >= 0, offset <= bytes.count - size else { return nil }
    let part = bytes[offset..<offset + size]
    return (isBigEndian ? Array(part) : part.reversed()).reduce(0) { $0 << 8 | Int($1) }
  }
}
