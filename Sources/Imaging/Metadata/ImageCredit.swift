/// Holds who made a picture and who has the rights in it: the only metadata that made files keep.
struct ImageCredit: Sendable, Equatable {
  let creator: String?
  let rights: String?
  /// Says whether the file had it in XMP or IPTC, where archives look for it.
  let isInXMP: Bool

  init(creator: String?, rights: String?, isInXMP: Bool = false) {
    self.creator = creator
    self.rights = rights
    self.isInXMP = isInXMP
  }

  /// Reads the three places where files keep it; Exif goes before XMP, and XMP before IPTC.
  init(exif: [UInt8], xmp: [UInt8], iptc: [UInt8]) {
    let tags = ExifBlock(exif)
    let packet = XMPPacket(xmp)
    let records = IPTCRecords(iptc)
    let (otherCreator, otherRights) = (
      packet.creator ?? records.byline, packet.rights ?? records.copyright
    )
    self.init(
      creator: tags.artist ?? otherCreator, rights: tags.copyright ?? otherRights,
      isInXMP: otherCreator != nil || otherRights != nil)
  }

  /// The Exif block that tells it, as PNG and WebP hold one; nil where there is nothing to tell.
  var exif: [UInt8]? {
    isEmpty ? nil : ExifBlock(artist: creator, copyright: rights, orientation: 1).structure
  }

  var isEmpty: Bool { creator == nil && rights == nil }

  /// Tidies a text found in a file: no control characters, at most 300 characters, nil when empty.
  static func tidy(_ text: String) -> String? {
    let visible = text.unicodeScalars.filter { $0.value >= 32 && $0.value != 127 }
    let words = String(String.UnicodeScalarView(visible)).split(separator: " ")
    let tidied = words.joined(separator: " ").prefix(300)
    return tidied.isEmpty ? nil : String(tidied)
  }
}
