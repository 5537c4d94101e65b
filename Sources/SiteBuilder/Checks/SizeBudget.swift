/// Warns of files that take long to load on a slow line.
struct SizeBudget {
  private static let kilobyte = 1024

  /// Judges a file by its path and size, a page without the words on it.
  ///
  /// Long descriptions and many comments are no fault of a theme; `read` gives the file's bytes.
  func finding(
    for path: String, size: Int, read: () throws -> [UInt8]?
  ) rethrows -> Finding? {
    guard let limit = Self.limit(for: path), size > limit * Self.kilobyte else { return nil }
    var size = size
    if Self.isPage(path), let page = try read() { size -= Self.wordLength(of: page) }
    guard size > limit * Self.kilobyte else { return nil }
    let shown = (size + Self.kilobyte - 1) / Self.kilobyte
    return Finding(
      .warning, page: path, rule: "budget",
      message: "the file has \(shown) KB, above \(limit) KB", advice: Self.advice(for: path))
  }

  /// The kilobytes a file of this kind should stay below; nothing for images and data.
  private static func limit(for path: String) -> Int? {
    // A search loads some of these, and no page by itself.
    if path.hasPrefix("search/") || path.contains("/search/") { return nil }
    if path.hasSuffix(".css") { return 20 }
    if path.hasSuffix(".js") { return 8 }
    guard isPage(path) else { return nil }
    return path.hasPrefix("photo/") || path.contains("/photo/") ? 12 : 60
  }

  private static func isPage(_ path: String) -> Bool {
    path.hasSuffix(".html") || path.hasSuffix(".htm")
  }

  /// Counts the bytes between tags, white space aside.
  private static func wordLength(of page: [UInt8]) -> Int {
    var (count, isInTag) = (0, false)
    for byte in page {
      switch byte {
      case UInt8(ascii: "<"): isInTag = true
      case UInt8(ascii: ">"): isInTag = false
      case 0...0x20: break
      default: count += isInTag ? 0 : 1
      }
    }
    return count
  }

  private static func advice(for path: String) -> String {
    if path.hasSuffix(".css") || path.hasSuffix(".js") { return "shorten what every page loads" }
    return path.contains("photo/")
      ? "shorten the template, or show fewer details" : "show fewer photos on a page (--per-page)"
  }
}
