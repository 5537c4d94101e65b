import GalleryModel

/// Reads short links on flic.kr.
///
/// The numbers of photos and albums are in the letters; galleries and members have other letters.
enum ShortAddress {
  static func read(_ path: WebPath) throws(AddressFault) -> FlickrAddress {
    guard path.segments.count == 2, let code = path.segments.last else { throw .badShortLink }
    switch path.segments[0].lowercased() {
    case "p": return .photo(try number(in: code))
    case "s": return .album(try number(in: code), owner: nil)
    case let kind where ["y", "ps"].contains(kind):
      guard Base58.number(code) != nil else { throw .badShortLink }
      return .shortLink("\(kind)/\(code)")
    default: throw .badShortLink
    }
  }

  static func number(in code: String) throws(AddressFault) -> PhotoID {
    guard let number = Base58.number(code), let id = PhotoID(String(number)) else {
      throw .badShortLink
    }
    return id
  }
}
