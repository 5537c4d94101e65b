/// Warns of files that take long to load on a slow line.
struct SizeBudget {
  private static let kilobyte = 1024

  /// Judges a file by its path and size.
  func finding(for path: String, size: Int) -> Finding? {
    guard let limit = Self.limit(for: path), size > limit * Self.kilobyte else { return nil }
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
    guard path.hasSuffix(".html") || path.hasSuffix(".htm") else { return nil }
    return path.hasPrefix("photo/") || path.contains("/photo/") ? 12 : 60
  }

  private static func advice(for path: String) -> String {
    if path.hasSuffix(".css") || path.hasSuffix(".js") { return "shorten what every page loads" }
    return path.contains("photo/")
      ? "shorten the template, or show fewer details" : "show fewer photos on a page (--per-page)"
  }
}
