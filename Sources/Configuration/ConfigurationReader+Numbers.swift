extension ConfigurationReader {
  /// Reads a number; whole ones come in decimal digits, others as they are written.
  mutating func readNumber() throws(ConfigurationError) -> String {
    let start = position
    var text = String.UnicodeScalarView()
    while let scalar = current, Self.isNumberPart(scalar, after: text.last) {
      text.append(scalar)
      position += 1
    }
    let written = String(text)
    let unsigned = written.first == "+" ? written.dropFirst() : written[...]
    if let number = Self.whole(unsigned) { return String(number) }
    guard Self.isDecimal(unsigned) || ["Infinity", "NaN"].contains(Self.magnitude(unsigned)) else {
      throw source.error(
        at: start, "'\(written)' is no number", help: "texts stand in quotes: \"\(written)\"")
    }
    return String(unsigned)
  }

  private static func isNumberPart(
    _ scalar: Unicode.Scalar, after last: Unicode.Scalar?
  ) -> Bool {
    switch scalar {
    case "+", "-": last == nil || last == "e" || last == "E"
    case ".", "0"..."9", "a"..."z", "A"..."Z", ":", "_": true
    default: false
    }
  }

  private static func whole(_ text: Substring) -> Int? {
    let isNegative = text.first == "-"
    let digits = magnitude(text)
    if digits.hasPrefix("0x") || digits.hasPrefix("0X") {
      guard digits.dropFirst(2).first?.isHexDigit == true else { return nil }
      return Int((isNegative ? "-" : "") + digits.dropFirst(2), radix: 16)
    }
    guard digits.first != "0" || digits.count == 1, digits.allSatisfy(\.isASCIIDigit) else {
      return nil
    }
    return Int(text)
  }

  private static func isDecimal(_ text: Substring) -> Bool {
    var digits = magnitude(text)
    guard digits.first != "0" || digits.dropFirst().first?.isASCIIDigit != true else {
      return false
    }
    if digits.last == "." { digits = digits.dropLast() }
    return digits.contains(where: \.isASCIIDigit) && !digits.lowercased().contains("x")
      && Double(digits.first == "." ? "0\(digits)" : String(digits)) != nil
  }

  private static func magnitude(_ text: Substring) -> Substring {
    text.first == "-" ? text.dropFirst() : text
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}
