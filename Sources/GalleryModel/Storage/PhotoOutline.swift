/// Tells of a photo what decides whether its page must be made again, without unpacking it.
package struct PhotoOutline: Hashable, Sendable {
  /// The photo's id.
  package let id: PhotoID
  /// The position of its owner among the people, from 0.
  package let ownerPosition: Int
  /// Sums up the photo and its owner: where two are equal, so are the photos.
  ///
  /// The photo's position and how many photos its owner has are no part of it.
  package let digest: Digest
  /// Tells that the description may link to other photos of the gallery.
  package let mayMentionPhotos: Bool

  /// Collects an outline.
  package init(id: PhotoID, ownerPosition: Int, digest: Digest, mayMentionPhotos: Bool) {
    self.id = id
    self.ownerPosition = ownerPosition
    self.digest = digest
    self.mayMentionPhotos = mayMentionPhotos
  }

  /// Tells whether a description may link to photos: whether an address on Flickr may be in it.
  ///
  /// Is true too often rather than too seldom.
  package static func mayMentionPhotos(_ description: String) -> Bool {
    var description = description
    return description.withUTF8 { bytes in
      bytes.indices.contains { index in
        switch bytes[index] {
        // Character references hide letters.
        case UInt8(ascii: "&"): index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "#")
        case UInt8(ascii: "f"), UInt8(ascii: "F"): matches("flic", bytes[index...])
        case UInt8(ascii: "p"), UInt8(ascii: "P"): matches("photos", bytes[index...])
        default: false
        }
      }
    }
  }

  private static func matches(
    _ word: StaticString, _ bytes: Slice<UnsafeBufferPointer<UInt8>>
  ) -> Bool {
    word.withUTF8Buffer { word in
      bytes.count >= word.count && zip(word, bytes).allSatisfy { $0 == $1 | 0x20 }
    }
  }
}
