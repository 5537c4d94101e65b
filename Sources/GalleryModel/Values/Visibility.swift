/// Who may see a photo on Flickr; everything that is not plainly public counts as not public.
package enum Visibility: Int, Hashable, Sendable {
  case everyone = 0
  case friendsAndFamily = 1
  case friends = 2
  case family = 3
  case onlyOwner = 4
  /// The source did not say, or said something unknown.
  case unknown = 5

  /// Tells whether anybody may see the photo.
  package var isPublic: Bool { self == .everyone }
}
