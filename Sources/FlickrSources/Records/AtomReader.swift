import GalleryModel

/// Reads the entries of a public feed in Atom, which tell what those in JSON tell.
enum AtomReader {
  /// Brings an entry into the form of the API's records.
  static func read(_ entry: FlickrAnswer, into record: inout PhotoRecord) {
    let html = FeedHTML(entry.text("content"))
    let author = entry.child("author")
    record[.id] = FeedReader.lastPart(of: entry.text("id"))
    record[.owner] = owner(of: author)
    record[.ownerName] = author?.text("name") ?? ""
    record[.title] = entry.text("title")
    record[.description] = html.ownWords
    record[.tags] = entry.children("category").map { $0.text("term") }.joined(separator: " ")
    record[.taken] = String(taken(entry).prefix(19))
    record[.posted] = FeedReader.seconds(of: entry.text("published"))
    record[.isPublic] = "1"
    html.take(html.image, into: &record)
  }

  /// The taken date, whose element is Flickr's own or Dublin Core's.
  private static func taken(_ entry: FlickrAnswer) -> String {
    ["flickr:date_taken", "date_taken", "dc:date.Taken", "date.Taken"].map { entry.text($0) }
      .first { !$0.isEmpty } ?? ""
  }

  private static func owner(of author: FlickrAnswer?) -> String {
    guard let author else { return "" }
    return ["flickr:nsid", "nsid"].map { author.text($0) }.first { !$0.isEmpty }
      ?? FeedReader.lastPart(of: author.text("uri"))
  }
}
