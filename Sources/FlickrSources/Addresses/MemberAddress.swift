import GalleryModel

/// Reads addresses of a member's pages: what follows `/photos/` and `/people/`.
enum MemberAddress {
  /// Pages below `/photos/` that are no member's.
  private static let ownPages: Set<String> = ["me", "friends", "upload", "organize", "contacts"]

  static func read(photos segments: ArraySlice<String>) throws(AddressFault) -> FlickrAddress {
    if segments.first?.lowercased() == "tags" {
      return try tag(segments.dropFirst(), of: nil)
    }
    let member = try member(segments)
    let rest = segments.dropFirst()
    guard let page = rest.first else { return .stream(member) }
    switch page.lowercased() {
    case "with": return .stream(member)
    case "albums", "sets": return try album(rest.dropFirst(), of: member)
    case "galleries", "gallery": return try gallery(rest.dropFirst())
    case "favorites", "faves": return .favorites(member)
    case "tags": return try tag(rest.dropFirst(), of: member)
    case "collections": throw .collection
    default:
      guard let id = PhotoID(page) else { throw .noPhotos(page) }
      return .photo(id)
    }
  }

  static func read(people segments: ArraySlice<String>) throws(AddressFault) -> FlickrAddress {
    let member = try member(segments)
    guard let page = segments.dropFirst().first else { return .stream(member) }
    throw .noPhotos(page)
  }

  private static func member(_ segments: ArraySlice<String>) throws(AddressFault) -> PathName {
    guard let first = segments.first else { throw .noName }
    if ownPages.contains(first.lowercased()) { throw .ownPage }
    guard let name = PathName(first) else { throw .badPart(first) }
    return name
  }

  private static func album(
    _ rest: ArraySlice<String>, of member: PathName
  ) throws(AddressFault) -> FlickrAddress {
    guard let part = rest.first else { return .albums(member) }
    guard let id = PhotoID(part) else { throw .badPart(part) }
    return .album(id, owner: member)
  }

  private static func gallery(_ rest: ArraySlice<String>) throws(AddressFault) -> FlickrAddress {
    guard let part = rest.first else { throw .manyGalleries }
    let numbers = part.split(separator: "-", omittingEmptySubsequences: false)
    guard (1...2).contains(numbers.count), numbers.allSatisfy({ PhotoID($0) != nil }) else {
      throw .badPart(part)
    }
    return .gallery(part)
  }

  private static func tag(
    _ rest: ArraySlice<String>, of member: PathName?
  ) throws(AddressFault) -> FlickrAddress {
    guard let tag = rest.first?.filter({ $0 != "," }), !tag.isEmpty else { throw .manyTags }
    return .tag(tag, of: member)
  }
}
