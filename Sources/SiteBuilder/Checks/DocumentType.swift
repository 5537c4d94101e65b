/// Demands the declaration without which browsers lay out a page as they did in the nineties.
struct DocumentType {
  private static let declaration = Array("<!doctype html>".utf8)
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  private var isDeclared = false

  /// Looks at the beginning of a page: nothing but white space and comments may come before.
  mutating func begin(_ page: Span<UInt8>) {
    isDeclared = page.withUnsafeBufferPointer { bytes in
      let start = bytes.starts(with: Self.byteOrderMark) ? Self.byteOrderMark.count : 0
      var rest = Self.withoutSpace(bytes[start...])
      while rest.starts(with: "<!--".utf8), let end = rest.firstRange(of: Array("-->".utf8)) {
        rest = Self.withoutSpace(rest[end.upperBound...])
      }
      return rest.prefix(Self.declaration.count).map(Self.lowercased) == Self.declaration
    }
  }

  func finish(_ notes: inout PageNotes) {
    guard !isDeclared else { return }
    notes.note(
      "doctype", line: 1, "the page does not begin with <!DOCTYPE html>",
      advice: "begin it so; browsers lay it out by old rules otherwise")
  }

  private static func withoutSpace(
    _ bytes: Slice<UnsafeBufferPointer<UInt8>>
  ) -> Slice<UnsafeBufferPointer<UInt8>> {
    bytes.drop { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    (0x41...0x5A).contains(byte) ? byte + 0x20 : byte
  }
}
