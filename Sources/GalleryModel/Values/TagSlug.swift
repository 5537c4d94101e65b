/// Names a tag in addresses: ASCII letters, digits and `-` alone, never the same for two tags.
///
/// A tag of at most 60 lower-case ASCII letters and digits is its own name. Whatever else it is, its
/// name holds what is left of it and a sum of the whole tag, so that names stay apart on disks that
/// take upper and lower case for the same, and none is a name that Windows keeps for itself.
package struct TagSlug: Hashable, Sendable, CustomStringConvertible {
  /// The name.
  package let rawValue: String

  private static let longest = 60
  private static let reserved: Set<String> = ["con", "prn", "aux", "nul"]
  private static let reservedNumbered: Set<String> = ["com", "lpt"]

  /// Names a tag in its form for comparing.
  package init(_ tag: String) {
    guard !Self.isPlain(tag) else {
      rawValue = tag
      return
    }
    var digest = Digest()
    digest.combine(tag)
    let sum = String(digest.value, radix: 36)
    let padded = String(repeating: "0", count: 13 - sum.utf8.count) + sum
    let rest = Self.plainPart(of: tag)
    rawValue = rest.isEmpty ? "t-\(padded)" : "\(rest)-\(padded)"
  }

  package var description: String { rawValue }

  private static func isPlain(_ tag: String) -> Bool {
    (1...longest).contains(tag.utf8.count) && tag.utf8.allSatisfy(isPlain) && !isReserved(tag)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    (48...57).contains(byte) || (97...122).contains(byte)
  }

  private static func isReserved(_ tag: String) -> Bool {
    guard tag.utf8.count <= 4 else { return false }
    return reserved.contains(tag)
      || reservedNumbered.contains(String(tag.prefix(3))) && tag.last?.isNumber == true
        && tag.utf8.count == 4
  }

  private static func plainPart(of tag: String) -> String {
    String(decoding: tag.lowercased().utf8.filter(isPlain).prefix(40), as: UTF8.self)
  }
}
