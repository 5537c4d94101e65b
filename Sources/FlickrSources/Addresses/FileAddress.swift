import GalleryModel

/// Reads addresses of image files, in whose names their photos stand.
enum FileAddress {
  static func read(_ path: WebPath) throws(AddressFault) -> FlickrAddress {
    if path.segments.first == "video", path.segments.count > 1,
      let id = PhotoID(path.segments[1])
    {
      return .photo(id)
    }
    let name = path.segments.last ?? ""
    let parts = name.prefix { $0 != "." }.split(separator: "_", omittingEmptySubsequences: false)
    guard parts.count >= 2, let id = PhotoID(parts[0]), parts[1].allSatisfy(\.isHexDigit) else {
      throw .noPhotos(name.isEmpty ? path.host : name)
    }
    return .photo(id)
  }
}
