import Foundation

/// Decides from which hosts images may come, so that no answer aims a build at an inner network.
package struct ImageHosts: Hashable, Sendable {
  /// The host and port of the API, where that is not Flickr's own.
  private let apiAuthority: String?

  /// Allows Flickr's hosts, and the host and port of an API address of one's own.
  package init(apiAuthority: String? = nil) { self.apiAuthority = apiAuthority?.lowercased() }

  /// Allows Flickr's hosts alone.
  package static let flickr = ImageHosts()

  private static let current = "https://live.staticflickr.com/"

  /// Gives the address under which an image is fetched today; `nil` for one that is refused.
  ///
  /// Retired `farm…` hosts become the current one, with the same path; `http:` becomes `https:`
  /// except on the API's own host.
  package func address(_ text: String) -> String? {
    if text.hasPrefix(Self.current) { return Self.isPlain(text) ? text : nil }
    guard Self.isPlain(text), let parts = Self.split(text) else { return nil }
    if parts.authority == apiAuthority {
      return "\(parts.scheme)://\(parts.authority)/\(parts.path)"
    }
    if Self.isWithin("staticflickr.com", parts.authority)
      || Self.isWithin("static.flickr.com", parts.authority)
    {
      return Self.current + parts.path
    }
    return Self.isWithin("flickr.com", parts.authority)
      ? "https://\(parts.authority)/\(parts.path)" : nil
  }

  /// Gives the address of a photo's file; `nil` for one on a host that serves no photos.
  ///
  /// Pages may show pictures from Flickr's image host alone, and from the API's own.
  func photoAddress(_ text: String) -> String? {
    guard let address = address(text) else { return nil }
    if address.hasPrefix(Self.current) { return address }
    return Self.split(address)?.authority == apiAuthority ? address : nil
  }

  /// The host of an address, for a report; the start of the text where there is none.
  static func name(of text: String) -> String {
    split(text)?.authority ?? String(text.prefix(40))
  }

  private static func split(
    _ text: String
  ) -> (scheme: Substring, authority: String, path: Substring)? {
    guard let colon = text.range(of: "://"), colon.lowerBound > text.startIndex else { return nil }
    let scheme = text[..<colon.lowerBound]
    guard ["http", "https"].contains(scheme.lowercased()) else { return nil }
    let rest = text[colon.upperBound...]
    guard let slash = rest.firstIndex(of: "/") else { return nil }
    let authority = rest[..<slash].lowercased()
    guard authority.utf8.allSatisfy(isAuthorityByte) else { return nil }
    return (scheme, authority, rest[rest.index(after: slash)...])
  }

  private static func isWithin(_ domain: String, _ authority: String) -> Bool {
    authority == domain || authority.hasSuffix("." + domain)
  }

  /// Letters, digits, dot, hyphen and a port: no user, no escapes.
  private static func isAuthorityByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: ":"), UInt8(ascii: "["),
      UInt8(ascii: "]"):
      true
    default: false
    }
  }

  /// Tells that an address has only characters that need no quoting anywhere.
  private static func isPlain(_ text: String) -> Bool {
    let bytes = text.utf8Span.span
    for position in bytes.indices {
      switch bytes[position] {
      case 0...0x20, 0x7F...0xFF, UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "<"),
        UInt8(ascii: ">"), UInt8(ascii: "\\"):
        return false
      default: continue
      }
    }
    return true
  }
}
