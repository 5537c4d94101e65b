import Foundation

extension Tag {
  /// What tags are compared by: lower case, composed, without white space; may be empty.
  package var key: String {
    var text = normalized
    let isPlain = text.withUTF8 { bytes in
      bytes.allSatisfy { (0x21...0x40).contains($0) || (0x5B...0x7E).contains($0) }
    }
    guard !isPlain else { return text }
    let folded = text.precomposedStringWithCanonicalMapping.lowercased()
    return String(String.UnicodeScalarView(folded.unicodeScalars.filter { !Self.isGap($0) }))
  }

  private static func isGap(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) || scalar.properties.isWhitespace
  }
}
