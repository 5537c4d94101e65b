import GalleryModel
package import Presenters

/// Writes what is new as a JSON Feed.
///
/// Source: https://www.jsonfeed.org/version/1.1/
package struct JSONFeed {
  /// Where the feed lies in the site.
  package static let path = "feed.json"

  private let page: FeedPage
  private let content: FeedContent

  /// Prepares a feed.
  package init(_ page: FeedPage) {
    self.page = page
    content = FeedContent(base: page.frame.baseURL)
  }

  /// The feed in UTF-8.
  package var bytes: [UInt8] {
    let feed = JSONValue.object([
      "version": .text("https://jsonfeed.org/version/1.1"), "title": .text(page.frame.title),
      "home_page_url": .text(content.address(of: "index.html")),
      "feed_url": .text(content.address(of: Self.path)), "language": .text(page.frame.language),
      "items": .list(page.entries.map(item)),
    ])
    return Array((feed.json + "\n").utf8)
  }

  private func item(_ entry: FeedEntry) -> JSONValue {
    .object([
      "id": .text(entry.tag), "url": .text(content.address(of: entry)),
      "title": .text(entry.title), "content_html": .text(content.html(of: entry)),
      "image": .optional(entry.picture.map { content.address(of: $0.fallback) }),
      "date_published": .optional(entry.posted?.iso8601),
      "date_modified": .text(entry.updated.iso8601),
      "authors": .list([
        .object([
          "name": .text(entry.author.name), "url": .optional(entry.author.streamURL),
        ])
      ]),
      "tags": entry.tags.isEmpty ? nil : .list(entry.tags.map(JSONValue.text)),
      "_license": .object([
        "name": .text(entry.license.name), "url": .optional(entry.license.license.deed),
      ]),
    ])
  }
}
