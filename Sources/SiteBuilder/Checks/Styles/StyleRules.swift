/// Reads the rules of a style sheet, those inside `@media` and its like included.
///
/// Source: CSS Syntax Level 3, as far as braces, semicolons, strings and comments go.
struct StyleRules {
  private struct Block {
    let selector: String
    var declarations: [StyleRule.Declaration] = []
  }

  private(set) var rules: [StyleRule] = []
  private var blocks: [Block] = []
  private var text: [UInt8] = []
  private var line = 1
  private var textLine = 1

  init(_ sheet: [UInt8]) {
    var position = 0
    var quote: UInt8?
    while position < sheet.count {
      let byte = sheet[position]
      if byte == UInt8(ascii: "\n") { line += 1 }
      if quote == nil, sheet[position...].starts(with: "/*".utf8) {
        position = skipComment(sheet, from: position + 2)
        continue
      }
      if byte == UInt8(ascii: "\\"), position + 1 < sheet.count {
        text += sheet[position...position + 1]
        position += 2
        continue
      }
      if let open = quote {
        if byte == open || byte == UInt8(ascii: "\n") { quote = nil }
        text.append(byte)
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
        text.append(byte)
      } else {
        take(byte)
      }
      position += 1
    }
    while !blocks.isEmpty { close() }
  }

  private mutating func take(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "{"):
      blocks.append(Block(selector: taken()))
    case UInt8(ascii: ";"): declare()
    case UInt8(ascii: "}"): close()
    default:
      if text.isEmpty {
        guard byte > 0x20 else { return }
        textLine = line
      }
      text.append(byte)
    }
  }

  private mutating func skipComment(_ sheet: [UInt8], from start: Int) -> Int {
    var position = start
    while position < sheet.count {
      if sheet[position...].starts(with: "*/".utf8) { return position + 2 }
      if sheet[position] == UInt8(ascii: "\n") { line += 1 }
      position += 1
    }
    return position
  }

  private mutating func close() {
    declare()
    guard let block = blocks.popLast(), !block.declarations.isEmpty else { return }
    rules.append(StyleRule(selector: block.selector, declarations: block.declarations))
  }

  private mutating func declare() {
    let line = textLine
    let parts = taken().split(separator: ":", maxSplits: 1)
    guard parts.count == 2, !blocks.isEmpty else { return }
    blocks[blocks.count - 1].declarations.append(
      StyleRule.Declaration(
        name: Self.trimmed(parts[0]), value: Self.trimmed(parts[1]), line: line))
  }

  private mutating func taken() -> String {
    defer { text.removeAll(keepingCapacity: true) }
    return Self.trimmed(String(decoding: text, as: UTF8.self)[...])
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text.drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
