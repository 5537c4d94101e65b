import GalleryModel

/// Picks the photos of a gallery that came last, however the gallery is ordered.
struct NewestPhotos {
  private let limit: Int
  /// The newest first; those that came at the same time in the gallery's order.
  private(set) var photos: [Photo] = []
  private var moments: [Timestamp] = []

  init(limit: Int) { self.limit = limit }

  /// Considers a photo; one of which nobody knows when it came is none of the newest.
  mutating func consider(_ photo: Photo) {
    guard let moment = photo.posted ?? photo.updated else { return }
    if moments.count == limit, let last = moments.last, last >= moment { return }
    let position = moments.firstIndex { $0 < moment } ?? moments.count
    moments.insert(moment, at: position)
    photos.insert(photo, at: position)
    guard moments.count > limit else { return }
    moments.removeLast()
    photos.removeLast()
  }
}
