/// Knows the hosts that pages may load things from, as a content security policy names them.
struct AllowedHosts: Sendable {
  private struct Pattern {
    /// The scheme with its `://`; for a wildcard, the rest must follow some label.
    let scheme: [UInt8]
    let host: [UInt8]
    let isWildcard: Bool
  }

  /// Flickr's image hosts.
  static let flickr = AllowedHosts(["https://*.staticflickr.com"])

  private let patterns: [Pattern]

  /// Reads sources such as `https://*.staticflickr.com`; what is no such source allows nothing.
  init(_ sources: [String]) {
    patterns = sources.compactMap { source in
      guard let mark = source.firstRange(of: "://") else { return nil }
      let host = source[mark.upperBound...]
      let isWildcard = host.hasPrefix("*.")
      return Pattern(
        scheme: Array(source[..<mark.upperBound].utf8),
        host: Array(host.dropFirst(isWildcard ? 1 : 0).utf8), isWildcard: isWildcard)
    }
  }

  /// Tells whether an absolute address is on one of the hosts.
  func allow(_ address: UnsafeBufferPointer<UInt8>) -> Bool {
    patterns.contains { pattern in
      guard address.starts(with: pattern.scheme) else { return false }
      let rest = address[pattern.scheme.count...]
      let host = rest.prefix { $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "?") }
      guard pattern.isWildcard else { return host.elementsEqual(pattern.host) }
      return host.count > pattern.host.count
        && host.suffix(pattern.host.count).elementsEqual(pattern.host)
        && host.allSatisfy(Self.isHostByte)
    }
  }

  /// Letters, digits, dots and hyphens: `@`, `#` and `\` would move the host elsewhere.
  private static func isHostByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"):
      true
    default: false
    }
  }
}
