package import GalleryModel

/// Asks for Flickr's public feed: the 20 newest photos of members or with tags, without a key.
package struct FeedRequest: Hashable, Sendable {
  /// Whose photos; everybody's where nobody is named.
  package var members: [NSID]
  /// Tags, all of which a photo must have unless `matchesAnyTag`.
  package var tags: [String]
  /// Tells that one of the tags is enough.
  package var matchesAnyTag: Bool

  /// Makes a request.
  package init(members: [NSID] = [], tags: [String] = [], matchesAnyTag: Bool = false) {
    self.members = members
    self.tags = tags
    self.matchesAnyTag = matchesAnyTag
  }

  /// Names the feed among all lists.
  var key: String {
    let terms = parameters.filter { !["format", "nojsoncallback", "lang"].contains($0.key) }
    return "feed:"
      + terms.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
      .joined(separator: "&")
  }

  /// The parameters of the feed's address.
  var parameters: [String: String] {
    var parameters = ["format": "json", "nojsoncallback": "1", "lang": "en-us"]
    if members.count == 1 { parameters["id"] = members[0].rawValue }
    if members.count > 1 {
      parameters["ids"] = members.map(\.rawValue).joined(separator: ",")
    }
    if !tags.isEmpty {
      parameters["tags"] = tags.joined(separator: ",")
      parameters["tagmode"] = matchesAnyTag ? "any" : "all"
    }
    return parameters
  }
}
