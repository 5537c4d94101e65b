/// Finds addresses in running text, bare or in Flickr's square brackets.
enum TextLinks {
  /// A part of a text.
  enum Piece: Equatable {
    case text(Substring)
    case link(Substring, address: String)
  }

  /// Takes a line apart; joined again, the pieces are the line without the brackets.
  static func pieces(of line: Substring) -> [Piece] {
    guard nextMark(in: line) != nil else { return [.text(line)] }
    var pieces: [Piece] = []
    var start = line.startIndex
    var search = line.startIndex
    while let address = nextAddress(in: line[search...]) {
      guard let target = LinkTarget.safe(String(line[address])) else {
        search = address.upperBound
        continue
      }
      let isBracketed = isBracketed(address, in: line)
      let before = isBracketed ? line.index(before: address.lowerBound) : address.lowerBound
      if start < before { pieces.append(.text(line[start..<before])) }
      pieces.append(.link(line[address], address: target))
      start = isBracketed ? line.index(after: address.upperBound) : address.upperBound
      search = start
    }
    if start < line.endIndex { pieces.append(.text(line[start...])) }
    return pieces
  }

  // Finds `://` by its bytes, which is much faster than by characters.
  private static func nextMark(in text: Substring) -> Range<Substring.Index>? {
    let bytes = text.utf8
    var search = bytes.startIndex
    while let colon = bytes[search...].firstIndex(of: UInt8(ascii: ":")) {
      let rest = bytes[colon...]
      if rest.starts(with: "://".utf8) { return colon..<bytes.index(colon, offsetBy: 3) }
      search = bytes.index(after: colon)
    }
    return nil
  }

  private static func nextAddress(in text: Substring) -> Range<Substring.Index>? {
    var search = text.startIndex
    while let mark = nextMark(in: text[search...]) {
      search = mark.upperBound
      let scheme = text[..<mark.lowerBound].suffix(while: { $0.isASCII && $0.isLetter })
      guard ["http", "https"].contains(scheme.lowercased()) else { continue }
      let rest = Substring(text[mark.upperBound...].unicodeScalars.prefix(while: isAddressScalar))
      let end = trimmedEnd(of: rest)
      guard end > mark.upperBound else { continue }
      return scheme.startIndex..<end
    }
    return nil
  }

  private static func isAddressScalar(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "<", ">", "\"", "[", "]", "{", "}", "|", "\\", "^", "`": false
    default: scalar.value > 0x20 && (scalar.isASCII || !scalar.properties.isWhitespace)
    }
  }

  // Punctuation at the end belongs to the sentence, a bracket only if it was opened in the address.
  private static func trimmedEnd(of address: Substring) -> Substring.Index {
    var address = address
    while let last = address.last {
      let isUnopened =
        last == ")" && address.count { $0 == ")" } > address.count { $0 == "(" }
      guard ".,;:!?'\u{2019}\u{201D}\u{2026}*".contains(last) || isUnopened else { break }
      address.removeLast()
    }
    return address.endIndex
  }

  private static func isBracketed(_ address: Range<Substring.Index>, in line: Substring) -> Bool {
    address.lowerBound > line.startIndex && address.upperBound < line.endIndex
      && line[line.index(before: address.lowerBound)] == "["
      && line[address.upperBound] == "]"
  }
}

extension Substring {
  fileprivate func suffix(while predicate: (Character) -> Bool) -> Substring {
    var start = endIndex
    while start > startIndex, predicate(self[index(before: start)]) { start = index(before: start) }
    return self[start...]
  }
}
