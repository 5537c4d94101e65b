extension ConfigurationReader {
  /// Reads a text in single or double quotes.
  mutating func readString() throws(ConfigurationError) -> String {
    let start = position
    guard let quote = current else { throw source.error(at: start, "a text is missing") }
    position += 1
    var text = String.UnicodeScalarView()
    while let scalar = current, scalar != quote {
      switch scalar {
      case "\n", "\r":
        throw source.error(
          at: start, "this text does not end in its line", help: "end it with \(quote)")
      case "\\": try readEscape(into: &text)
      default:
        text.append(scalar)
        position += 1
      }
    }
    guard current == quote else {
      throw source.error(at: start, "this text does not end", help: "end it with \(quote)")
    }
    position += 1
    return String(text)
  }

  private mutating func readEscape(
    into text: inout String.UnicodeScalarView
  ) throws(ConfigurationError) {
    let start = position
    position += 1
    guard let scalar = current else { return }
    position += 1
    switch scalar {
    case "n": text.append("\n")
    case "r": text.append("\r")
    case "t": text.append("\t")
    case "b": text.append("\u{8}")
    case "f": text.append("\u{C}")
    case "v": text.append("\u{B}")
    case "0" where !isDigit(current): text.append("\0")
    case "1"..."9", "0":
      throw source.error(at: start, "this escape is not known", help: "write '\\\\' for '\\'")
    case "x": text.append(try scalarOf(try readHexadecimal(digits: 2, start), start))
    case "u": text.append(try readUnicode(start))
    case "\r":
      if current == "\n" { position += 1 }
    case "\n", "\u{2028}", "\u{2029}": break
    default: text.append(scalar)
    }
  }

  /// Reads one character, which may be written as two surrogates.
  private mutating func readUnicode(_ start: Int) throws(ConfigurationError) -> Unicode.Scalar {
    let first = try readHexadecimal(digits: 4, start)
    guard (0xD800..<0xDC00).contains(first), current == "\\", peek(1) == "u" else {
      return try scalarOf(first, start)
    }
    position += 2
    let second = try readHexadecimal(digits: 4, start)
    guard (0xDC00..<0xE000).contains(second) else { return try scalarOf(first, start) }
    return try scalarOf(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00), start)
  }

  private mutating func readHexadecimal(
    digits: Int, _ start: Int
  ) throws(ConfigurationError) -> UInt32 {
    var number: UInt32 = 0
    for _ in 0..<digits {
      guard let digit = current.flatMap({ Character($0).hexDigitValue }) else {
        throw source.error(at: start, "this escape needs \(digits) hexadecimal digits")
      }
      number = number << 4 + UInt32(digit)
      position += 1
    }
    return number
  }

  private func scalarOf(_ number: UInt32, _ start: Int) throws(ConfigurationError) -> Unicode.Scalar
  {
    guard let scalar = Unicode.Scalar(number) else {
      throw source.error(at: start, "this escape stands for no character")
    }
    return scalar
  }

  private func isDigit(_ scalar: Unicode.Scalar?) -> Bool {
    scalar.map { ("0"..."9").contains($0) } ?? false
  }
}
