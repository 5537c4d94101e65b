import GalleryModel

extension Listing {
  /// How many photos of a search can be reached; later pages repeat what came.
  private static let searchReach = 4000

  /// What has a tag, newest first.
  static func tag(_ tag: String, of member: NSID?) -> Listing {
    var search = PhotoSearch()
    search.tags = [tag]
    var listing = Self.search(search, of: member, titled: "Photos tagged \(tag)")
    if member != nil { listing.title = .owner(before: "Photos tagged \(tag) by ") }
    return listing
  }

  /// What a search finds.
  static func search(_ search: PhotoSearch, of member: NSID?) -> Listing {
    let words = ([search.text] + search.tags.map { "#\($0)" }).filter { !$0.isEmpty }
    let title = words.isEmpty ? "Search" : "Search for \(words.joined(separator: " "))"
    return Self.search(search, of: member, titled: title)
  }

  private static func search(
    _ search: PhotoSearch, of member: NSID?, titled title: String
  ) -> Listing {
    var parameters = search.filters
    if !search.text.isEmpty { parameters["text"] = search.text }
    if !search.tags.isEmpty {
      parameters["tags"] = search.tags.joined(separator: ",")
      parameters["tag_mode"] = search.matchesAnyTag ? "any" : "all"
    }
    if let member { parameters["user_id"] = member.rawValue }
    let terms = parameters.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    var listing = Listing(
      "flickr.photos.search", parameters, titled: title,
      key: "search:\(terms.joined(separator: "&"))")
    listing.reach = searchReach
    listing.absentee = member.map { .member($0.rawValue) }
    return listing
  }
}
