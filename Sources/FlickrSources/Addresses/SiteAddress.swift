import GalleryModel

/// Reads addresses of pages on flickr.com.
enum SiteAddress {
  static func read(_ path: WebPath) throws(AddressFault) -> FlickrAddress {
    guard let first = path.segments.first else { throw .homePage }
    let rest = path.segments.dropFirst()
    switch first.lowercased() {
    case "photos", "photo": return try MemberAddress.read(photos: rest)
    case "people": return try MemberAddress.read(people: rest)
    case "groups": return try GroupAddress.read(rest)
    case "explore": return try ExploreAddress.read(rest)
    case "search": return try SearchAddress.read(rest, path.query)
    case "services": return try FeedAddress.read(rest, path.query)
    case "gp": throw .guestPass
    case "photo.gne", "photo_zoom.gne", "photo_exif.gne", "photo_edit.gne", "video_download.gne":
      return try photo(path.query)
    default: throw .noPhotos(first)
    }
  }

  private static func photo(_ query: [String: String]) throws(AddressFault) -> FlickrAddress {
    if let short = query["short"] { return .photo(try ShortAddress.number(in: short)) }
    guard let text = query["id"], let id = PhotoID(text) else {
      throw .badPart(query["id"] ?? "")
    }
    return .photo(id)
  }
}
