package import Presenters

/// Writes what a search's result shows of a photo, as the script of the search page reads it.
package enum SearchDocument {
  /// Gives a JSON list: title, author, and the address, size, class and kind of the picture.
  ///
  /// It is safe within a script, whatever the title: `<` and line separators are escaped.
  package static func text(of photo: FoundPhoto) -> [UInt8] {
    let file = photo.picture
    var bytes = Array("[".utf8)
    append(photo.title, to: &bytes)
    bytes.append(UInt8(ascii: ","))
    append(photo.ownerName, to: &bytes)
    bytes.append(UInt8(ascii: ","))
    append(file.map { PictureContext.address(of: $0.reference, root: "") } ?? "", to: &bytes)
    let ratio =
      file.map { RatioClass.name(width: $0.width, height: $0.height) } ?? RatioClass.unavailable
    bytes += ",\(file?.width ?? 0),\(file?.height ?? 0),\"\(ratio)\"".utf8
    if photo.isVideo { bytes += ",1".utf8 }
    bytes.append(UInt8(ascii: "]"))
    return bytes
  }

  /// Longer titles are cut where results show them.
  private static let longestText = 160

  private static func append(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    let line = PlainText.line(text)
    let isLong = line.utf8.count > longestText && line.count > longestText
    for scalar in (isLong ? line.prefix(longestText - 1) + "…" : line[...]).unicodeScalars {
      switch scalar {
      case "\"", "\\":
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(UInt8(scalar.value))
      case "<", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        bytes += "\\u\(String(repeating: "0", count: 4 - digits.utf8.count))\(digits)".utf8
      default: bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
