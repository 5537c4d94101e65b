import GalleryModel

/// Reads the file `albums.json` of exports.
enum ExportAlbumReader {
  /// An album and how many photos Flickr counts in it.
  struct Entry {
    let album: Album
    let told: Int
  }

  /// Reads all albums in the account's order; one without a number is left out.
  static func albums(_ answer: FlickrAnswer) -> [Entry] {
    let items = answer.has("albums") ? answer.children("albums") : answer.items
    return items.compactMap { item in
      let photos = item.children("photos").compactMap { PhotoID($0.text) }
      guard var album = AlbumReader.album(item, photos: photos) else { return nil }
      album.cover = cover(item.text("cover_photo"))
      return Entry(album: album, told: max(item.number("photo_count") ?? 0, photos.count))
    }
  }

  /// Takes the id from the address of the cover's page, which ends in `/0` where there is none.
  private static func cover(_ page: String) -> PhotoID? {
    let id = page.split(separator: "/").last.flatMap { PhotoID($0) }
    return id?.rawValue == "0" ? nil : id
  }
}
