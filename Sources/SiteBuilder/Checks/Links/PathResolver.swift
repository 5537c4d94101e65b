/// Finds the file of the site that a relative address leads to.
///
/// Source: RFC 3986, section 5.2, with percent escapes decoded and `index.html` for folders.
struct PathResolver {
  private static let slash = UInt8(ascii: "/")

  /// The path found last, from the site's root on.
  private(set) var path: [UInt8] = []
  private var folder: [UInt8] = []

  /// Turns to the page whose addresses follow.
  mutating func begin(page: String) {
    folder.removeAll(keepingCapacity: true)
    folder.append(contentsOf: page.utf8)
    while let last = folder.last, last != Self.slash { folder.removeLast() }
  }

  /// Finds a path; nothing for one that leads out of the site.
  mutating func resolve(_ address: UnsafeBufferPointer<UInt8>) -> PathKey? {
    path.removeAll(keepingCapacity: true)
    path.append(contentsOf: folder)
    var start = 0
    var isFolder = true
    while start <= address.count {
      var end = start
      while end < address.count, address[end] != Self.slash { end += 1 }
      let part = address[start..<end]
      isFolder = part.isEmpty
      switch (part.count, part.first) {
      case (0, _): break
      case (1, UInt8(ascii: ".")): isFolder = true
      case (2, UInt8(ascii: ".")) where part.last == UInt8(ascii: "."):
        guard dropLastPart() else { return nil }
        isFolder = true
      default:
        append(part)
        if end < address.count { path.append(Self.slash) }
      }
      start = end + 1
    }
    if isFolder { path.append(contentsOf: "index.html".utf8) }
    return PathKey(path)
  }

  private mutating func dropLastPart() -> Bool {
    guard !path.isEmpty else { return false }
    path.removeLast()
    while let last = path.last, last != Self.slash { path.removeLast() }
    return true
  }

  private mutating func append(_ part: Slice<UnsafeBufferPointer<UInt8>>) {
    var index = part.startIndex
    while index < part.endIndex {
      if part[index] == UInt8(ascii: "%"), let byte = Self.escape(part[index...]) {
        path.append(byte)
        index += 3
      } else {
        path.append(part[index])
        index += 1
      }
    }
  }

  private static func escape(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> UInt8? {
    guard bytes.count > 2 else { return nil }
    let digits = String(decoding: bytes.dropFirst().prefix(2), as: UTF8.self)
    return UInt8(digits, radix: 16)
  }
}
