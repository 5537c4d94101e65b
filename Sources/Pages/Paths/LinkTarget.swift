/// Judges the addresses that strangers link to.
enum LinkTarget {
  /// Gives a safe address, or `nil` for schemes that are not `http`, `https` or `mailto`, for
  /// hosts that cannot be, and for names and passwords in front of a host.
  ///
  /// Addresses without a scheme belong to Flickr's site, where they were written.
  static func safe(_ address: String) -> String? {
    let text = withoutGaps(address)
    let lower = text.prefix(8).lowercased()
    if lower.hasPrefix("http://") { return web("http://", text.dropFirst(7)) }
    if lower.hasPrefix("https://") { return web("https://", text.dropFirst(8)) }
    if lower.hasPrefix("mailto:") { return mail(text.dropFirst(7)) }
    if lower.hasPrefix("//") { return web("https://", text.dropFirst(2)) }
    if lower.hasPrefix("/") { return web("https://", "www.flickr.com" + text) }
    return nil
  }

  // Browsers skip control characters, also within a scheme, and white space at the ends; a space
  // elsewhere is a part of the path, and in a host it is a mistake.
  private static func withoutGaps(_ address: String) -> String {
    guard !address.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else { return address }
    let scalars: String.UnicodeScalarView = address.unicodeScalars.filter {
      $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value)
    }
    let rest = scalars.drop { $0.properties.isWhitespace }
    let last = rest.lastIndex { !$0.properties.isWhitespace }
    return last.map { String(Substring(rest[...$0])) } ?? ""
  }

  private static func web(_ scheme: String, _ rest: Substring) -> String? {
    let authority = rest.prefix { !"/?#\\".contains($0) }
    let parts = authority.split(separator: ":", omittingEmptySubsequences: false)
    guard let host = parts.first, isHost(host), parts.count <= 2 else { return nil }
    if parts.count == 2 {
      guard let port = Int(parts[1]), (1...65535).contains(port) else { return nil }
    }
    // Browsers take a backslash for a slash, which would move the end of the host.
    guard rest.dropFirst(authority.count).first != "\\" else { return nil }
    return scheme + authority + WebAddress.encoded(String(rest.dropFirst(authority.count)))
  }

  private static func isHost(_ host: Substring) -> Bool {
    guard !host.isEmpty, host.utf8.count <= 253 else { return false }
    let labels = host.split(separator: ".", omittingEmptySubsequences: false)
    guard labels.allSatisfy(isLabel), let last = labels.last else { return false }
    guard last.utf8.allSatisfy({ (48...57).contains($0) }) else { return true }
    return labels.count == 4 && labels.allSatisfy { Int($0).map { $0 <= 255 } ?? false }
  }

  private static func isLabel(_ label: Substring) -> Bool {
    !label.isEmpty && !label.hasPrefix("-") && !label.hasSuffix("-")
      && label.utf8.allSatisfy { byte in
        (48...57).contains(byte) || (97...122).contains(byte | 0x20) || byte == 45 || byte == 95
      }
  }

  private static func mail(_ address: Substring) -> String? {
    let box = address.prefix { $0 != "?" }
    let parts = box.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, isHost(parts[1]) else { return nil }
    return "mailto:" + WebAddress.encoded(String(box))
  }
}
