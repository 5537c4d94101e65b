import GalleryModel

/// Joins what several answers tell of the same albums.
struct AlbumShelf {
  private var albums: [PhotoID: Album] = [:]
  private var order: [PhotoID] = []
  private var known: [PhotoID: Set<PhotoID>] = [:]

  /// The albums in the order in which they came first.
  var all: [Album] { order.compactMap { albums[$0] } }

  /// Gives an album as far as it is known.
  func album(_ id: PhotoID) -> Album? { albums[id] }

  /// Adds photos to an album that is there, and completes what is empty.
  mutating func add(_ album: Album) {
    if albums[album.id] == nil { order.append(album.id) }
    var joined = albums[album.id] ?? Album(id: album.id)
    if joined.title.isEmpty { joined.title = album.title }
    if joined.descriptionHTML.isEmpty { joined.descriptionHTML = album.descriptionHTML }
    joined.owner = joined.owner ?? album.owner
    joined.cover = joined.cover ?? album.cover
    for photo in album.photos where known[album.id, default: []].insert(photo).inserted {
      joined.photos.append(photo)
    }
    albums[album.id] = joined
  }
}
