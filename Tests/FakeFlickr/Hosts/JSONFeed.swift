/// Writes the public feed as JSON.
struct JSONFeed {
  let photos: [FakePhoto]
  let origin: String

  var text: String {
    let head = [
      ("title", "Recent Uploads"), ("link", "https://www.flickr.com/photos/"),
      ("description", ""), ("modified", modified), ("generator", "https://www.flickr.com"),
    ]
    let members = head.map(line)
    let items = photos.map { item(FeedItem(photo: $0, origin: origin)) }
    return "{\n\(members.joined(separator: ",\n")),\n\t\t\"items\": [\n"
      + items.joined(separator: ",\n") + "\n\t\t]\n}"
  }

  private var modified: String {
    photos.first.map { FeedItem(photo: $0, origin: origin).published } ?? "1970-01-01T00:00:00Z"
  }

  private func item(_ item: FeedItem) -> String {
    let author = "nobody@flickr.com (\"\(item.photo.owner.username)\")"
    let before = [("title", item.title), ("link", item.page)]
    let after = [
      ("date_taken", item.taken), ("description", item.description),
      ("published", item.published), ("author", author), ("author_id", item.photo.owner.nsid),
      ("tags", item.tags.joined(separator: " ")),
    ]
    let media = "\t\t\t\"media\": {\"m\":\(JSONWriter.quoted(item.image))}"
    let lines = before.map(line) + [media] + after.map(line)
    return "\t   {\n\(lines.joined(separator: ",\n"))\n\t   }"
  }

  private func line(_ name: String, _ value: String) -> String {
    "\t\t\t\(JSONWriter.quoted(name)): \(JSONWriter.quoted(value))"
  }
}
