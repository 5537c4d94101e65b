/// Leaves out of a style sheet what browsers do not need: comments, and blanks beside signs.
///
/// Every rule stays on its line, so that findings in the site name the line of the theme's own file.
struct CompactStyleSheet {
  private(set) var bytes: [UInt8] = []

  private static let signs = Set("{};,>".utf8)
  private static let blanks = Set(" \t\r".utf8)

  /// Reads a sheet; strings stay as they are.
  init(_ sheet: [UInt8]) {
    bytes.reserveCapacity(sheet.count)
    var position = 0
    while position < sheet.count {
      let byte = sheet[position]
      if sheet[position...].starts(with: "/*".utf8) {
        position = skipComment(sheet, from: position + 2)
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        position = copyString(sheet, from: position)
      } else if Self.blanks.contains(byte) {
        if needsBlank { bytes.append(UInt8(ascii: " ")) }
        position += 1
      } else {
        if Self.signs.contains(byte) || byte == UInt8(ascii: "\n") { dropBlank() }
        if byte == UInt8(ascii: "}"), bytes.last == UInt8(ascii: ";") { bytes.removeLast() }
        bytes.append(byte)
        position += 1
      }
    }
  }

  /// A blank parts words; behind a sign, a colon or another blank it does nothing.
  private var needsBlank: Bool {
    guard let last = bytes.last else { return false }
    return !Self.signs.contains(last) && !" \n:(".utf8.contains(last)
  }

  private mutating func dropBlank() {
    if bytes.last == UInt8(ascii: " ") { bytes.removeLast() }
  }

  private mutating func skipComment(_ sheet: [UInt8], from start: Int) -> Int {
    var position = start
    while position < sheet.count, !sheet[position...].starts(with: "*/".utf8) {
      if sheet[position] == UInt8(ascii: "\n") {
        dropBlank()
        bytes.append(sheet[position])
      }
      position += 1
    }
    return min(position + 2, sheet.count)
  }

  private mutating func copyString(_ sheet: [UInt8], from start: Int) -> Int {
    let quote = sheet[start]
    var position = start + 1
    while position < sheet.count, sheet[position] != quote, sheet[position] != 0x0A {
      position += sheet[position] == UInt8(ascii: "\\") ? 2 : 1
    }
    let end = min(position + 1, sheet.count)
    bytes += sheet[start..<end]
    return end
  }
}
