import GalleryModel
package import Presenters

/// Writes what is new as an Atom feed.
///
/// Source: RFC 4287; licences by RFC 4946.
package struct AtomFeed {
  /// Where the feed lies in the site.
  package static let path = "feed.xml"

  private let page: FeedPage
  private let generator: String
  private let content: FeedContent

  /// Prepares a feed, which names the program that made it.
  package init(_ page: FeedPage, generator: String) {
    self.page = page
    self.generator = generator
    content = FeedContent(base: page.frame.baseURL)
  }

  /// The feed in UTF-8.
  package var bytes: [UInt8] {
    var writer = XMLWriter()
    writer.open(
      "feed", ["xmlns": "http://www.w3.org/2005/Atom", "xml:lang": page.frame.language])
    writer.element("id", [:], page.tag)
    writer.element("title", [:], page.frame.title)
    writer.element("updated", [:], page.updated.iso8601)
    writer.element(
      "link",
      ["rel": "self", "type": "application/atom+xml", "href": content.address(of: Self.path)])
    writer.element(
      "link", ["rel": "alternate", "type": "text/html", "href": content.address(of: "index.html")])
    writer.element("generator", [:], generator)
    for entry in page.entries { add(entry, to: &writer) }
    writer.close("feed")
    return writer.bytes
  }

  private func add(_ entry: FeedEntry, to writer: inout XMLWriter) {
    writer.open("entry")
    writer.element("id", [:], entry.tag)
    writer.element("title", [:], entry.title)
    writer.element("updated", [:], entry.updated.iso8601)
    if let posted = entry.posted { writer.element("published", [:], posted.iso8601) }
    writer.element(
      "link", ["rel": "alternate", "type": "text/html", "href": content.address(of: entry)])
    if let deed = entry.license.license.deed {
      writer.element("link", ["rel": "license", "href": WebAddress.encoded(deed)])
    }
    writer.open("author")
    writer.element("name", [:], entry.author.name)
    if let url = entry.author.streamURL { writer.element("uri", [:], WebAddress.encoded(url)) }
    writer.close("author")
    writer.element("rights", [:], entry.license.name)
    for tag in entry.tags { writer.element("category", ["term": tag]) }
    writer.element("content", ["type": "html"], content.html(of: entry))
    writer.close("entry")
  }
}
