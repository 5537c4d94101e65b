package import GalleryModel
package import Presenters

/// Writes the list of a site's pages for crawlers, in files of bounded length.
///
/// Source: https://www.sitemaps.org/protocol.html and Google's extension for images. A file may
/// hold 50,000 addresses; ours hold fewer, so that writing them takes the same memory for any site.
package struct Sitemap {
  /// Where the list lies in the site, or the list of its parts.
  package static let path = "sitemap.xml"
  /// How many addresses a file holds.
  package static let length = 10_000

  private let base: String
  private var writer = XMLWriter()
  private var count = 0
  private var newest: Timestamp?
  private var parts: [Timestamp?] = []
  private let isDivided: Bool

  /// Begins a list of so many pages of a site at some address.
  package init(base: String, pageCount: Int) {
    self.base = base
    isDivided = pageCount > Self.length
    begin()
  }

  /// Adds a page, with when it last changed and the picture on it.
  ///
  /// - Returns: A part that is full now, with its path.
  package mutating func add(
    _ address: PageAddress, updated: Timestamp? = nil, picture: PictureFile? = nil
  ) -> SiteFile? {
    guard let url = SitePaths.canonical(address, base: base) else { return nil }
    writer.open("url")
    writer.element("loc", [:], url)
    if let updated { writer.element("lastmod", [:], updated.iso8601) }
    if let picture {
      writer.open("image:image")
      writer.element("image:loc", [:], FeedContent(base: base).address(of: picture))
      writer.close("image:image")
    }
    writer.close("url")
    count += 1
    newest = [newest, updated].compactMap(\.self).max()
    return isDivided && count == Self.length ? endPart() : nil
  }

  /// Ends the list, and gives the files that are left.
  package mutating func finish() -> [SiteFile] {
    guard isDivided else {
      writer.close("urlset")
      return [SiteFile(path: Self.path, bytes: writer.bytes)]
    }
    let last = count > 0 ? [endPart()] : []
    var index = XMLWriter()
    index.open("sitemapindex", ["xmlns": Self.namespace])
    for (number, updated) in parts.enumerated() {
      index.open("sitemap")
      index.element("loc", [:], WebAddress.encoded(base + Self.path(ofPart: number + 1)))
      if let updated { index.element("lastmod", [:], updated.iso8601) }
      index.close("sitemap")
    }
    index.close("sitemapindex")
    return last + [SiteFile(path: Self.path, bytes: index.bytes)]
  }

  private mutating func begin() {
    writer = XMLWriter()
    (count, newest) = (0, nil)
    writer.open(
      "urlset",
      [
        "xmlns": Self.namespace,
        "xmlns:image": "http://www.google.com/schemas/sitemap-image/1.1",
      ])
  }

  private mutating func endPart() -> SiteFile {
    writer.close("urlset")
    parts.append(newest)
    let file = SiteFile(path: Self.path(ofPart: parts.count), bytes: writer.bytes)
    begin()
    return file
  }

  private static func path(ofPart number: Int) -> String { "sitemap-\(number).xml" }

  private static let namespace = "http://www.sitemaps.org/schemas/sitemap/0.9"
}
