/// Makes addresses fit for attributes: nothing but ASCII that an address may hold.
///
/// Source: RFC 3986.
package enum WebAddress {
  /// Escapes what may not stand in an address; escapes that are there already stay.
  package static func encoded(_ address: String) -> String {
    var text = address
    return text.withUTF8 { $0.allSatisfy(isPlain) } ? text : escaped(text)
  }

  /// Escapes an address for a list of candidates, where commas and spaces part them.
  package static func encodedCandidate(_ address: String) -> String {
    let address = encoded(address)
    return address.utf8.last == UInt8(ascii: ",") ? address.dropLast() + "%2C" : address
  }

  // A bit for each ASCII character that may stand as it is: letters, digits, -._~!$&'()*+,;=:@/?
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 0..<64: UInt64(0xAFFF_FFD2_0000_0000) >> byte & 1 == 1
    case 64..<128: UInt64(0x47FF_FFFE_87FF_FFFF) >> (byte - 64) & 1 == 1
    default: false
    }
  }

  private static func escaped(_ address: String) -> String {
    var result: [UInt8] = []
    let bytes = Array(address.utf8)
    var hasFragment = false
    for (index, byte) in bytes.enumerated() {
      let isFirstMark = byte == UInt8(ascii: "#") && !hasFragment
      if isPlain(byte) || isFirstMark || isEscape(bytes, at: index) {
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
