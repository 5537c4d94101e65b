/// What the lists of a gallery file a photo under, without unpacking the photo.
package struct PhotoFiling: Hashable, Sendable {
  /// The photo's id.
  package let id: PhotoID
  /// The position of its owner among the people, from 0.
  package let ownerPosition: Int
  /// The date it is filed under, if any is known.
  package let date: FilingDate?
  /// The keys of its tags, each once, parted by spaces.
  package let tags: String
  /// Where it was taken, as exactly as the source tells.
  package let coordinates: Coordinates?

  /// Collects what was kept.
  package init(
    id: PhotoID, ownerPosition: Int, date: FilingDate?, tags: String, coordinates: Coordinates?
  ) {
    self.id = id
    self.ownerPosition = ownerPosition
    self.date = date
    self.tags = tags
    self.coordinates = coordinates
  }

  /// Finds out what a photo is filed under.
  package init(of photo: Photo, ownerPosition: Int = 0) {
    var keys: [String] = []
    for key in photo.tags.lazy.map(\.key) where !key.isEmpty && !keys.contains(key) {
      keys.append(key)
    }
    self.init(
      id: photo.id, ownerPosition: ownerPosition, date: FilingDate(of: photo),
      tags: keys.joined(separator: " "),
      coordinates: photo.place.map {
        Coordinates(latitude: $0.latitude, longitude: $0.longitude)
      })
  }
}
