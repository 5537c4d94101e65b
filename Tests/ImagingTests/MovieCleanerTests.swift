import Testing

@testable import Imaging

@Suite("Films without what is private")
struct MovieCleanerTests {
  private static func box(_ kind: String, _ content: [UInt8], isLong: Bool = false) -> [UInt8] {
    let length = content.count + (isLong ? 16 : 8)
    let digits = stride(from: isLong ? 56 : 24, through: 0, by: -8).map {
      UInt8(truncatingIfNeeded: length >> $0)
    }
    return isLong
      ? [0, 0, 0, 1] + Array(kind.utf8) + digits + content
      : digits + Array(kind.utf8) + content
  }

  private static let start = box("ftyp", Array("qt  ".utf8) + [0, 0, 0, 0])
  private static let secret = Array("SECRET".utf8)

  private static func track(_ handler: String, with more: [UInt8] = []) -> [UInt8] {
    let head = [UInt8](repeating: 0, count: 8) + Array(handler.utf8) + [0]
    return box("trak", box("mdia", box("hdlr", head)) + more)
  }

  private func cleaned(_ bytes: [UInt8]) throws -> [UInt8] {
    let scratch = try Scratch()
    let path = try scratch.write(bytes, to: "film")
    try MovieCleaner.clean(path)
    return try scratch.bytes("film")
  }

  @Test(
    "What tells something is blanked out, wherever it stands, and no byte moves",
    arguments: [
      box("moov", track("vide") + box("udta", secret)),
      box("moov", track("soun", with: box("meta", secret))),
      box("uuid", secret) + box("moov", track("vide")),
      box("moov", box("udta", secret, isLong: true) + track("vide")),
      box("free", secret) + box("moov", track("vide"), isLong: true),
    ])
  func blanked(content: [UInt8]) throws {
    let bytes = Self.start + Self.box("mdat", Array("pixels".utf8)) + content
    let cleaned = try cleaned(bytes)
    #expect(cleaned.count == bytes.count)
    let text = String(decoding: cleaned, as: UTF8.self)
    #expect(!text.contains("SECRET") && text.contains("pixels"))
  }

  @Test("A film without secrets stays as it is")
  func unchanged() throws {
    let bytes = Self.start + Self.box("moov", Self.track("vide")) + Self.box("mdat", [1, 2, 3])
    #expect(try cleaned(bytes) == bytes)
  }

  @Test(
    "What cannot be cleaned is refused",
    arguments: [
      [], Array("<html>".utf8), box("moov", track("vide")), start + box("moov", track("meta")),
      start + box("moov", track("camm")), start + [0, 0, 9, 0] + Array("moov".utf8),
      start + [0, 0, 0, 2] + Array("moov".utf8),
    ])
  func refused(bytes: [UInt8]) throws {
    let scratch = try Scratch()
    let path = try scratch.write(bytes, to: "film")
    #expect(throws: MovieCleaner.Refusal.self) { try MovieCleaner.clean(path) }
  }
}
