/// Writes the public feed as Atom.
struct AtomFeed {
  let photos: [FakePhoto]
  let origin: String

  var text: String {
    let updated = photos.first.map { FeedItem(photo: $0, origin: origin).updated }
    return """
      <?xml version="1.0" encoding="utf-8" standalone="yes"?>
      <feed xmlns="http://www.w3.org/2005/Atom"
            xmlns:dc="http://purl.org/dc/elements/1.1/"
            xmlns:flickr="urn:flickr:user" xmlns:media="http://search.yahoo.com/mrss/">
      \t<title>Uploads from everyone</title>
      \t<link rel="alternate" type="text/html" href="https://www.flickr.com/photos/"/>
      \t<id>tag:flickr.com,2005:/photos/public</id>
      \t<subtitle></subtitle>
      \t<updated>\(updated ?? "1970-01-01T00:00:00Z")</updated>
      \t<generator uri="https://www.flickr.com">Flickr</generator>
      \(photos.map { entry(FeedItem(photo: $0, origin: origin)) }.joined(separator: "\n"))
      </feed>

      """
  }

  private func entry(_ item: FeedItem) -> String {
    let escaped = XMLWriter.escaped
    let categories = item.tags.map { tag in
      "\t\t<category term=\"\(escaped(tag))\" scheme=\"https://www.flickr.com/photos/tags/\" />"
    }
    let lines = [
      "\t\t<title>\(escaped(item.title))</title>",
      "\t\t<link rel=\"alternate\" type=\"text/html\" href=\"\(escaped(item.page))\"/>",
      "\t\t<id>tag:flickr.com,2005:/photo/\(item.photo.id)</id>",
      "\t\t<published>\(item.published)</published>",
      "\t\t<updated>\(item.updated)</updated>",
      "\t\t<flickr:date_taken>\(item.taken)</flickr:date_taken>",
      "\t\t<dc:date.Taken>\(item.taken)</dc:date.Taken>",
      "\t\t<content type=\"html\">\(escaped(item.description))</content>",
      "\t\t<author>",
      "\t\t\t<name>\(escaped(item.photo.owner.username))</name>",
      "\t\t\t<uri>\(escaped(item.person))</uri>",
      "\t\t\t<flickr:nsid>\(item.photo.owner.nsid)</flickr:nsid>",
      "\t\t</author>",
      "\t\t<link rel=\"enclosure\" type=\"image/jpeg\" href=\"\(escaped(item.image))\" />",
    ]
    return "\t<entry>\n\((lines + categories).joined(separator: "\n"))\n\t</entry>"
  }
}
