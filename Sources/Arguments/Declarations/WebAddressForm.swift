/// Knows which texts are addresses that a path can be added to, such as a site's or a server's.
///
/// Source: RFC 3986. A user, a query and a fragment are refused: the first would be told to everyone,
/// and nothing can be added behind the others.
enum WebAddressForm {
  private static let refused: Set<Unicode.Scalar> = ["<", ">", "\"", "\\", "^", "`", "{", "|", "}"]

  static func accepts(_ text: String) -> Bool {
    let scheme = ["http://", "https://"].first { text.lowercased().hasPrefix($0) }
    guard let scheme, text.unicodeScalars.allSatisfy(isPlain) else { return false }
    let rest = text.dropFirst(scheme.count)
    guard !rest.contains("?"), !rest.contains("#") else { return false }
    return isAuthority(rest.prefix { $0 != "/" })
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value > 0x20 && scalar.value != 0x7F && !refused.contains(scalar)
  }

  private static func isAuthority(_ text: Substring) -> Bool {
    let isNumber = text.hasPrefix("[")
    let end = isNumber ? text.firstIndex(of: "]").map(text.index(after:)) : text.firstIndex(of: ":")
    let host = text[..<(end ?? text.endIndex)]
    let port = text[host.endIndex...]
    guard port.isEmpty || port.hasPrefix(":") else { return false }
    guard port.isEmpty || (Int(port.dropFirst()).map { (1...65_535).contains($0) } ?? false) else {
      return false
    }
    return isNumber ? isNumberedHost(host) : isNamedHost(host)
  }

  private static func isNumberedHost(_ host: Substring) -> Bool {
    host.hasSuffix("]") && host.contains(":")
      && host.dropFirst().dropLast().allSatisfy { $0.isHexDigit || $0 == ":" || $0 == "." }
  }

  /// Letters of other scripts must be given as the network knows them (`xn--…`).
  private static func isNamedHost(_ host: Substring) -> Bool {
    let labels = host.split(separator: ".", omittingEmptySubsequences: false)
    let isRooted = labels.count > 1 && labels.last?.isEmpty == true
    return (isRooted ? labels.dropLast() : labels[...]).allSatisfy { label in
      !label.isEmpty
        && label.allSatisfy {
          $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_")
        }
    }
  }
}
