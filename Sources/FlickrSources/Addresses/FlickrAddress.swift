package import GalleryModel

/// Says which photos an address from the browser stands for.
package enum FlickrAddress: Hashable, Sendable {
  /// Explore, of the most recent day unless one is named.
  case explore(CalendarDay?)
  /// A member's photos.
  case stream(PathName)
  /// All albums of a member.
  case albums(PathName)
  /// One album; short links do not tell whose.
  case album(PhotoID, owner: PathName?)
  /// A gallery by its number, old ones with a dash in it.
  case gallery(String)
  /// A group's pool, perhaps only what one member or one tag has in it.
  case group(PathName, tag: String? = nil, member: PathName? = nil)
  /// What a member marked.
  case favorites(PathName)
  /// What has a tag, from everybody or from one member.
  case tag(String, of: PathName?)
  /// What a search finds.
  case search(PhotoSearch)
  /// One photo.
  case photo(PhotoID)
  /// A public feed.
  case feed(FeedRequest)
  /// A short link that only Flickr can resolve; what it leads to is in no letter of it.
  case shortLink(String)

  /// Tells that no key is needed.
  package var isFeed: Bool {
    if case .feed = self { return true }
    return false
  }
}
