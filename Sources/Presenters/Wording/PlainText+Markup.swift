extension PlainText {
  /// Gives the words of a text with markup: tags become spaces, references the characters they name.
  ///
  /// Is good for finding words, and nothing that is shown.
  package static func withoutMarkup(_ html: String) -> String {
    guard html.utf8.contains(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") }) else {
      return html
    }
    var bytes: [UInt8] = []
    var isInside = false
    for byte in html.utf8 {
      switch byte {
      case UInt8(ascii: "<"):
        isInside = true
        bytes.append(UInt8(ascii: " "))
      case UInt8(ascii: ">") where isInside: isInside = false
      default: if !isInside { bytes.append(byte) }
      }
    }
    return CharacterReferences.decoded(String(decoding: bytes, as: UTF8.self))
  }
}
