/// Makes addresses fit for attributes: nothing but ASCII that an address may hold.
///
/// Source: RFC 3986.
package enum WebAddress {
  /// Escapes what may not stand in an address; escapes that are there already stay.
  package static func encoded(_ address: String) -> String {
    let isPlain = address.utf8.allSatisfy { plain[Int($0)] }
    return isPlain ? address : escaped(address)
  }

  /// Escapes an address for a list of candidates, where commas and spaces part them.
  package static func encodedCandidate(_ address: String) -> String {
    let address = encoded(address)
    return address.hasSuffix(",") ? address.dropLast() + "%2C" : address
  }

  private static let plain: [Bool] = (0...255).map { byte in
    guard let scalar = Unicode.Scalar(UInt32(byte)), scalar.isASCII else { return false }
    let character = Character(scalar)
    return character.isLetter || character.isNumber || "-._~!$&'()*+,;=:@/?".contains(character)
  }

  private static func escaped(_ address: String) -> String {
    var result: [UInt8] = []
    let bytes = Array(address.utf8)
    var hasFragment = false
    for (index, byte) in bytes.enumerated() {
      let isFirstMark = byte == UInt8(ascii: "#") && !hasFragment
      if plain[Int(byte)] || isFirstMark || isEscape(bytes, at: index) {
        hasFragment = hasFragment || isFirstMark
        result.append(byte)
      } else {
        result.append(UInt8(ascii: "%"))
        result.append(digits[Int(byte >> 4)])
        result.append(digits[Int(byte & 15)])
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static let digits = Array("0123456789ABCDEF".utf8)

  private static func isEscape(_ bytes: [UInt8], at index: Int) -> Bool {
    bytes[index] == UInt8(ascii: "%") && index + 2 < bytes.count
      && Character(Unicode.Scalar(bytes[index + 1])).isHexDigit
      && Character(Unicode.Scalar(bytes[index + 2])).isHexDigit
  }
}
