/// Tells what kind of address an attribute holds, and its parts.
///
/// Source: RFC 3986, section 4.2.
enum Reference {
  /// Nothing.
  case empty
  /// A spot on the same page; the bytes behind `#`.
  case fragment(UnsafeBufferPointer<UInt8>)
  /// A file relative to the page, perhaps with a spot on it.
  case relative(path: UnsafeBufferPointer<UInt8>, fragment: UnsafeBufferPointer<UInt8>?)
  /// A path from the root of a host.
  case rooted
  /// An address with a scheme in lower case, or of another host on the same scheme (``empty``).
  case absolute(scheme: String)

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let first = bytes.first else {
      self = .empty
      return
    }
    if first == UInt8(ascii: "/") {
      self = bytes.count > 1 && bytes[1] == first ? .absolute(scheme: "") : .rooted
      return
    }
    var end = 0
    scan: while end < bytes.count {
      switch bytes[end] {
      case UInt8(ascii: ":"):
        let scheme = String(decoding: bytes[..<end], as: UTF8.self).lowercased()
        self = .absolute(scheme: scheme)
        return
      case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"): break scan
      default: end += 1
      }
    }
    self = Self.split(bytes)
  }

  private static func split(_ bytes: UnsafeBufferPointer<UInt8>) -> Reference {
    let mark = bytes.firstIndex(of: UInt8(ascii: "#"))
    let fragment = mark.map { UnsafeBufferPointer(rebasing: bytes[($0 + 1)...]) }
    if mark == 0, let fragment { return .fragment(fragment) }
    let whole = UnsafeBufferPointer(rebasing: bytes[..<(mark ?? bytes.count)])
    let query = whole.firstIndex(of: UInt8(ascii: "?")) ?? whole.count
    return .relative(path: UnsafeBufferPointer(rebasing: whole[..<query]), fragment: fragment)
  }
}
