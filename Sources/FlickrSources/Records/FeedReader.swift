import Foundation
import GalleryModel

/// Reads the items of a public feed in JSON, which tell less than the API does.
///
/// There is no licence in them, so all rights are reserved; the one file they name tells the secret,
/// and the picture's shape stands in their HTML.
enum FeedReader {
  /// Brings an item into the form of the API's records.
  static func read(_ item: FlickrAnswer, into record: inout PhotoRecord) {
    let html = item.text("description")
    record[.id] = lastPart(of: item.text("link"))
    record[.owner] = item.text("author_id")
    record[.ownerName] = quotedName(in: item.text("author"))
    record[.title] = item.text("title")
    record[.description] = ownWords(in: html)
    record[.tags] = item.text("tags")
    record[.taken] = String(item.text("date_taken").prefix(19))
    record[.posted] = seconds(of: item.text("published")).map(String.init) ?? ""
    record[.isPublic] = "1"
    if let image = item.child("media")?.text("m") { take(image, html, into: &record) }
  }

  private static func take(_ image: String, _ html: String, into record: inout PhotoRecord) {
    let parts = image.split(separator: "/")
    let name = parts.last?.split(separator: ".").first?.split(separator: "_") ?? []
    if parts.count >= 2, name.count == 3, name[0] == record[.id] {
      record[.server] = String(parts[parts.count - 2])
      record[.secret] = String(name[1])
    }
    // Built from the ladder below: the widest frame it may have keeps every size allowed.
    record[.width(.small240)] = attribute("width", in: html)
    record[.height(.small240)] = attribute("height", in: html)
  }

  private static func attribute(_ name: String, in html: String) -> String {
    guard let image = html.range(of: "<img "),
      let start = html.range(of: "\(name)=\"", range: image.upperBound..<html.endIndex)
    else { return "" }
    return String(html[start.upperBound...].prefix { $0.isASCII && $0.isNumber })
  }

  /// Drops the two paragraphs that Flickr puts before a member's own words.
  private static func ownWords(in html: String) -> String {
    var rest = html[...]
    for _ in 0..<2 {
      guard let end = rest.range(of: "</p>") else { return "" }
      rest = rest[end.upperBound...]
    }
    let words = rest.trimmingCharacters(in: .whitespacesAndNewlines)
    guard words.hasPrefix("<p>"), words.hasSuffix("</p>") else { return words }
    return String(words.dropFirst(3).dropLast(4))
  }

  /// Takes the name out of `nobody@flickr.com ("name")`.
  private static func quotedName(in author: String) -> String {
    guard let open = author.range(of: "(\""),
      let close = author.range(of: "\")", options: .backwards),
      open.upperBound <= close.lowerBound
    else { return "" }
    return String(author[open.upperBound..<close.lowerBound])
  }

  private static func lastPart(of address: String) -> String {
    address.split(separator: "/").last.map(String.init) ?? ""
  }

  private static func seconds(of text: String) -> Int? {
    do {
      return Int(try Date(text, strategy: .iso8601).timeIntervalSince1970)
    } catch {
      return nil
    }
  }
}
