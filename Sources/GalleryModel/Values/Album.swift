/// An album of a member, as Flickr calls a photoset today.
package struct Album: Hashable, Sendable, Identifiable {
  /// Flickr's number of the album.
  package var id: PhotoID
  /// The title; may be empty.
  package var title: String
  /// The description in Flickr's HTML: hostile until sanitised.
  package var descriptionHTML: String
  /// Whose album it is.
  package var owner: NSID?
  /// The photo on the cover, if it is named.
  package var cover: PhotoID?
  /// The photos in the owner's order.
  package var photos: [PhotoID]

  /// Collects what is known of an album.
  package init(
    id: PhotoID, title: String = "", descriptionHTML: String = "", owner: NSID? = nil,
    cover: PhotoID? = nil, photos: [PhotoID] = []
  ) {
    self.id = id
    self.title = title
    self.descriptionHTML = descriptionHTML
    self.owner = owner
    self.cover = cover
    self.photos = photos
  }
}
