/// What to look for among all photos.
package struct PhotoSearch: Hashable, Sendable {
  /// Words in titles, descriptions and tags.
  package var text = ""
  /// Tags, all of which a photo must have unless `matchesAnyTag`.
  package var tags: [String] = []
  /// Tells that one of the tags is enough.
  package var matchesAnyTag = false
  /// Whose photos; everybody's where nobody is named.
  package var member: PathName?
  /// Further parameters of `flickr.photos.search`, such as licences, dates and the order.
  package var filters: [String: String] = [:]

  /// Looks for nothing yet.
  package init() {}

  /// Tells that nothing would be left out.
  var isUnlimited: Bool {
    text.isEmpty && tags.isEmpty && member == nil
      && filters.keys.allSatisfy { $0 == "sort" || $0 == "media" }
  }
}
