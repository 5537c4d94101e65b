import Testing

@testable import FlickrSources

struct JSONScannerTests {
  @Test(
    "Strings are decoded",
    arguments: [
      (#"["a\"b\\c\/d"]"#, "a\"b\\c/d"), (#"["\b\f\n\r\t"]"#, "\u{8}\u{C}\n\r\t"),
      (#"["\u00e9\u4e2d"]"#, "é中"), (#"["\ud83d\ude00"]"#, "😀"), (#"["\uD83D"]"#, "\u{FFFD}"),
      (#"["\ude00x"]"#, "\u{FFFD}x"), (#"["\ud83d\u0041"]"#, "\u{FFFD}A"), (#"["👩‍👩‍👧 é"]"#, "👩‍👩‍👧 é"),
      (#"["\u0000"]"#, "\u{0}"), (#"[""]"#, ""),
    ])
  func decodes(text: String, value: String) throws {
    #expect(try Self.values(text) == [value])
  }

  @Test("Numbers keep their digits, booleans are 0 and 1")
  func keepsScalars() throws {
    #expect(
      try Self.values("[-12, 1.50, 1e3, true, false, 12345678901234567890]")
        == ["-12", "1.50", "1e3", "1", "0", "12345678901234567890"])
  }

  @Test("Bytes that are not UTF-8 are replaced, not trusted")
  func repairs() throws {
    let bytes: [UInt8] = Array("[\"a".utf8) + [0xFF] + Array("b\"]".utf8)
    let document = try JSONScanner.read(bytes, range: 0..<bytes.count, origin: "")
    #expect(JSONNode(document).children.map { $0.text } == ["a\u{FFFD}b"])
  }

  @Test("A value knows its line")
  func knowsLines() throws {
    let answer = try Answering.answer("{\n\"photo\": [\n{\"id\":1},\n\n{\"id\":2}\n]}")
    #expect(answer.children("photo").map(\.line) == [3, 5])
  }

  private static func values(_ text: String) throws -> [String?] {
    let bytes = Array(text.utf8)
    let document = try JSONScanner.read(bytes, range: 0..<bytes.count, origin: "")
    return JSONNode(document).children.map(\.text)
  }
}
