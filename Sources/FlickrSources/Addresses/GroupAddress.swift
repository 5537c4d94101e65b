import GalleryModel

/// Reads addresses of a group's pages: what follows `/groups/`.
enum GroupAddress {
  static func read(_ segments: ArraySlice<String>) throws(AddressFault) -> FlickrAddress {
    guard let first = segments.first else { throw .noName }
    guard let group = PathName(first) else { throw .badPart(first) }
    let rest = segments.dropFirst()
    guard let page = rest.first else { return .group(group) }
    switch page.lowercased() {
    case "pool": return try pool(rest.dropFirst(), of: group)
    case "discuss", "members", "about", "rules": throw .discussion
    default: throw .noPhotos(page)
    }
  }

  private static func pool(
    _ rest: ArraySlice<String>, of group: PathName
  ) throws(AddressFault) -> FlickrAddress {
    guard let part = rest.first else { return .group(group) }
    switch part.lowercased() {
    case "with": return .group(group)
    case "map", "upload": throw .noPhotos(part)
    case "tags":
      guard let tag = rest.dropFirst().first, !tag.isEmpty else { throw .manyTags }
      return .group(group, tag: tag)
    default:
      guard let member = PathName(part) else { throw .badPart(part) }
      return .group(group, member: member)
    }
  }
}
