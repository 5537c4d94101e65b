import GalleryModel

extension PhotoRecord {
  /// Reads a photo of any list method.
  init(listed answer: FlickrAnswer) {
    self.init()
    take(answer, names: PhotoField.listNames)
  }

  /// Reads the photo of `flickr.photos.getInfo`, which spreads the same over nested members.
  init(info answer: FlickrAnswer) {
    self.init(listed: answer)
    let parts: [(String, [String: PhotoField])] = [
      ("owner", PhotoField.ownerNames), ("dates", PhotoField.dateNames),
      ("visibility", PhotoField.visibilityNames), ("location", PhotoField.locationNames),
      ("geoperms", PhotoField.geoPermissionNames),
    ]
    for (name, names) in parts {
      if let part = answer.child(name) { take(part, names: names) }
    }
    tags = answer.child("tags")?.children("tag").compactMap(Self.tag) ?? []
    if let place = answer.child("location") {
      placeNames = ["neighbourhood", "locality", "county", "region", "country"]
        .map { place.text($0) }.filter { !$0.isEmpty }
    }
  }

  private static func tag(_ answer: FlickrAnswer) -> Tag? {
    let raw = answer.text("raw")
    let text = answer.text
    guard !raw.isEmpty || !text.isEmpty else { return nil }
    return Tag(
      raw: raw.isEmpty ? text : raw, normalized: text.isEmpty ? TagWords.normalized(raw) : text)
  }
}
