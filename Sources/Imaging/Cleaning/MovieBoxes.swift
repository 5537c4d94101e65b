import Foundation

/// Walks through the boxes of a film's file.
struct MovieBoxes {
  struct Box {
    let kind: String
    let start: UInt64
    let content: Range<UInt64>
  }

  let file: FileHandle

  private static let containers: Set = ["moov", "trak", "mdia", "minf", "moof", "traf", "edts"]
  private static let telling: Set = ["udta", "meta", "uuid", "free", "skip", "wide"]
  private static let harmlessTracks: Set = ["vide", "soun", "tmcd", "clcp", "sbtl", "text", "subt"]
  private static let damaged = MovieCleaner.Refusal(reason: "its boxes do not follow each other")

  /// Reads the head of a box; `nil` at the end.
  func box(at start: UInt64, before end: UInt64) throws -> Box? {
    guard start < end else { return nil }
    try file.seek(toOffset: start)
    let head = [UInt8](try file.read(upToCount: 16) ?? Data())
    // Some writers end a list of boxes with four bytes of nothing.
    if end - start < 8 { return nil }
    guard head.count >= 8 else { throw Self.damaged }
    let short = Self.number(head[0..<4])
    let isLong = short == 1 && head.count == 16
    let length = isLong ? Self.number(head[8..<16]) : short == 0 ? end - start : short
    let headLength: UInt64 = isLong ? 16 : 8
    guard length >= headLength, length <= end - start else { throw Self.damaged }
    return Box(
      kind: String(decoding: head[4..<8], as: UTF8.self), start: start,
      content: start + headLength..<start + length)
  }

  /// Blanks out what tells something among the boxes of a range.
  func clean(_ range: Range<UInt64>) throws {
    var position = range.lowerBound
    while let box = try box(at: position, before: range.upperBound) {
      if Self.telling.contains(box.kind) {
        try blank(box)
      } else if box.kind == "hdlr" {
        try check(handler: box)
      } else if Self.containers.contains(box.kind) {
        try clean(box.content)
      }
      position = box.content.upperBound
    }
  }

  private func check(handler box: Box) throws {
    try file.seek(toOffset: box.content.lowerBound + 8)
    let kind = String(decoding: try file.read(upToCount: 4) ?? Data(), as: UTF8.self)
    guard Self.harmlessTracks.contains(kind) || kind == "url " || kind == "alis" else {
      throw MovieCleaner.Refusal(
        reason: "it holds more than picture and sound, which may tell where it was taken")
    }
  }

  private func blank(_ box: Box) throws {
    try file.seek(toOffset: box.start + 4)
    try file.write(contentsOf: Data("free".utf8))
    try file.seek(toOffset: box.content.lowerBound)
    var left = box.content.upperBound - box.content.lowerBound
    let zeros = Data(count: 1 << 16)
    while left > 0 {
      let count = min(left, UInt64(zeros.count))
      try file.write(contentsOf: zeros.prefix(Int(count)))
      left -= count
    }
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.reduce(0) { $0 << 8 | UInt64($1) }
  }
}
