/// Says what both forms of the feed say of a photo.
struct FeedItem {
  let photo: FakePhoto
  let origin: String

  var page: String { "https://www.flickr.com/photos/\(photo.owner.pathName)/\(photo.id)/" }
  var person: String { "https://www.flickr.com/people/\(photo.owner.pathName)/" }
  /// The only image that a feed names: 240 pixels.
  var image: String {
    let size = photo.sizes.first { $0.extra == "s" }
    return "\(origin)images/\(size?.path ?? "")"
  }
  /// The taken date with an offset that means nothing.
  var taken: String {
    photo.taken.split(separator: " ").joined(separator: "T") + "-08:00"
  }
  var published: String { CivilTime(photo.uploaded).text(separator: "T") + "Z" }
  var updated: String { CivilTime(photo.updated).text(separator: "T") + "Z" }
  var tags: [String] { photo.tags.filter { !$0.isMachine }.map(\.text) }
  /// A title in a feed is never empty, though it may be a blank.
  var title: String { photo.title.isEmpty ? " " : photo.title }

  var description: String {
    let title = XMLWriter.escaped(photo.title)
    let size = photo.sizes.first { $0.extra == "s" }
    return " <p><a href=\"\(person)\">\(XMLWriter.escaped(photo.owner.username))</a> "
      + "posted a photo:</p> <p><a href=\"\(page)\" title=\"\(title)\"><img src=\"\(image)\" "
      + "width=\"\(size?.width ?? 0)\" height=\"\(size?.height ?? 0)\" alt=\"\(title)\" /></a></p> "
  }
}
