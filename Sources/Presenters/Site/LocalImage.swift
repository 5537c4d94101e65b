package import GalleryModel

/// Names the copy of a photo's file in the site's folder.
package struct LocalImage: Hashable, Sendable {
  /// The address of the file that is copied.
  package let source: String
  /// The path from the site's root: `images/<id>_<secret or hash>_<pixels>.<ext>`.
  package let path: String

  /// Names the copy of one size.
  ///
  /// The secret is read from addresses in Flickr's form; others give a hash, so that a replaced
  /// file gets another name.
  package init(of size: PhotoSize, photo: PhotoID) {
    source = size.url
    let end = size.url.utf8.firstIndex { $0 == UInt8(ascii: "?") } ?? size.url.endIndex
    let address = size.url[..<end]
    let name = address[(address.lastIndex(of: "/").map(address.index(after:)) ?? end)...]
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    let fields = parts[0].split(separator: "_")
    let isFlickrs = fields.count >= 2 && fields[0] == photo.rawValue && Self.isPlain(fields[1])
    let mark = isFlickrs ? String(fields[1]) : Self.hash(size.url)
    let ending = parts.count > 1 ? parts[parts.count - 1].lowercased() : ""
    let type = (2...4).contains(ending.utf8.count) && Self.isPlain(ending) ? ending : "jpg"
    path = "images/\(photo)_\(mark)_\(size.longestEdge).\(type)"
  }

  private static func isPlain(_ text: some StringProtocol) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy { (48...57).contains($0) || (97...122).contains($0) }
  }

  // FNV-1a: stable for ever, unlike Swift's own hashes.
  private static func hash(_ text: String) -> String {
    var value: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return String(value, radix: 16)
  }
}
