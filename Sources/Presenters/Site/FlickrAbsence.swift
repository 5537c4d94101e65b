package import GalleryModel

/// Photos and members that cannot be found on Flickr, so that no page links to them there.
package struct FlickrAbsence: Hashable, Sendable {
  /// Photos without a page on Flickr.
  package var photos: Set<PhotoID>
  /// Members without a page on Flickr.
  package var people: Set<NSID>

  /// Collects what is absent.
  package init(photos: Set<PhotoID> = [], people: Set<NSID> = []) {
    self.photos = photos
    self.people = people
  }
}
