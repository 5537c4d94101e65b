import GalleryModel

/// Reads addresses of feeds: what follows `/services/`.
enum FeedAddress {
  static func read(
    _ segments: ArraySlice<String>, _ query: [String: String]
  ) throws(AddressFault) -> FlickrAddress {
    guard segments.first?.lowercased() == "feeds", let name = segments.dropFirst().first else {
      throw .noPhotos("services/" + segments.joined(separator: "/"))
    }
    guard name.lowercased() == "photos_public.gne" else { throw .otherFeed }
    var request = FeedRequest(matchesAnyTag: query["tagmode"]?.lowercased() == "any")
    for text in list(query["id"]) + list(query["ids"]) {
      guard let id = NSID(text) else { throw .badPart(text) }
      request.members.append(id)
    }
    request.tags = list(query["tags"])
    return .feed(request)
  }

  private static func list(_ text: String?) -> [String] {
    (text ?? "").split(separator: ",").map { $0.filter { !$0.isWhitespace } }
      .filter { !$0.isEmpty }
  }
}
