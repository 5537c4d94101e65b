import Foundation

/// The parts of an address of a web page, made comparable: no scheme, no escapes, no page numbers.
struct WebPath {
  /// The host in lower case, without a port.
  let host: String
  /// What stands between the slashes, unescaped; without a `page7` at the end.
  let segments: [String]
  /// The query by name; the first of several of a name.
  let query: [String: String]

  /// Takes an address apart that somebody typed or pasted, with or without a scheme.
  ///
  /// - Returns: `nil` where it has another scheme than `http` and `https`, or no host.
  init?(_ text: String) {
    var rest = Self.trimmed(text)
    if let colon = rest.range(of: "://") {
      guard ["http", "https"].contains(rest[..<colon.lowerBound].lowercased()) else { return nil }
      rest = rest[colon.upperBound...]
    } else if rest.hasPrefix("//") {
      rest = rest.dropFirst(2)
    }
    let authority = rest.prefix { !"/?#".contains($0) }
    guard let host = Self.host(of: authority) else { return nil }
    self.host = host
    rest = rest[authority.endIndex...].prefix { $0 != "#" }
    let path = rest.prefix { $0 != "?" }
    var segments = path.split(separator: "/").map(Self.unescaped)
    if let last = segments.last, segments.count > 1, Self.isPageNumber(last) {
      segments.removeLast()
    }
    self.segments = segments
    query = Self.query(in: rest[path.endIndex...].dropFirst())
  }

  private static func trimmed(_ text: String) -> Substring {
    var rest = text[...]
    while let first = rest.first, first.isWhitespace || first == "<" { rest.removeFirst() }
    while let last = rest.last, last.isWhitespace || last == ">" { rest.removeLast() }
    return rest
  }

  private static func host(of authority: Substring) -> String? {
    var host = authority.lowercased()[...]
    if let colon = host.lastIndex(of: ":"), host[colon...].dropFirst().allSatisfy(\.isNumber) {
      host = host[..<colon]
    }
    if host.hasSuffix(".") { host.removeLast() }
    let isPlain = host.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "."), UInt8(ascii: "-"):
        true
      default: false
      }
    }
    return isPlain && host.contains(".") ? String(host) : nil
  }

  private static func unescaped(_ text: Substring) -> String {
    String(text).removingPercentEncoding ?? String(text)
  }

  private static func isPageNumber(_ segment: String) -> Bool {
    let digits = segment.dropFirst(4)
    return segment.lowercased().hasPrefix("page") && !digits.isEmpty
      && digits.utf8.allSatisfy { (48...57).contains($0) }
  }

  private static func query(in text: Substring) -> [String: String] {
    var items: [String: String] = [:]
    for item in text.split(separator: "&") {
      let name = item.prefix { $0 != "=" }
      let value = item[name.endIndex...].dropFirst().replacing("+", with: " ")
      let key = unescaped(name)
      if items[key] == nil { items[key] = unescaped(value[...]) }
    }
    return items
  }
}
