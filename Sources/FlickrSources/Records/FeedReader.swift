import Foundation
import GalleryModel

/// Reads the items of a public feed in JSON, which tell less than the API does.
///
/// There is no licence in them, so all rights are reserved.
enum FeedReader {
  /// Brings an item into the form of the API's records.
  static func read(_ item: FlickrAnswer, into record: inout PhotoRecord) {
    let html = FeedHTML(item.text("description"))
    record[.id] = lastPart(of: item.text("link"))
    record[.owner] = item.text("author_id")
    record[.ownerName] = quotedName(in: item.text("author"))
    record[.title] = item.text("title")
    record[.description] = html.ownWords
    record[.tags] = item.text("tags")
    record[.taken] = String(item.text("date_taken").prefix(19))
    record[.posted] = seconds(of: item.text("published"))
    record[.isPublic] = "1"
    if let image = item.child("media")?.text("m") { html.take(image, into: &record) }
  }

  /// Gives the last part of an address, where ids stand.
  static func lastPart(of address: String) -> String {
    address.split(separator: "/").last.map(String.init) ?? ""
  }

  /// Gives a date as unix seconds; empty where it is none.
  static func seconds(of text: String) -> String {
    do {
      return String(Int(try Date(text, strategy: .iso8601).timeIntervalSince1970))
    } catch {
      return ""
    }
  }

  /// Takes the name out of `nobody@flickr.com ("name")`.
  private static func quotedName(in author: String) -> String {
    guard let open = author.range(of: "(\""),
      let close = author.range(of: "\")", options: .backwards),
      open.upperBound <= close.lowerBound
    else { return "" }
    return String(author[open.upperBound..<close.lowerBound])
  }
}
