import GalleryModel

/// Builds addresses of Flickr's own pages.
///
/// Source: Flickr's pages "Photo Image URLs" and "Buddyicons".
struct FlickrAddress {
  let absent: FlickrAbsence

  /// Gives a photo's page, unless it is not on Flickr.
  func page(of photo: Photo) -> String? {
    guard !absent.photos.contains(photo.id) else { return nil }
    return "https://www.flickr.com/photos/\(Self.name(of: photo.owner))/\(photo.id)/"
  }

  /// Gives a member's photos, unless the account is gone or never was.
  func stream(of person: Person) -> String? {
    guard !person.isDeleted, !absent.people.contains(person.id) else { return nil }
    return "https://www.flickr.com/photos/\(Self.name(of: person))/"
  }

  /// Gives a member's icon, unless it is the default one.
  func icon(of person: Person) -> String? {
    guard let icon = person.icon, !person.isDeleted else { return nil }
    return "https://live.staticflickr.com/\(icon.server)/buddyicons/\(person.id)_l.jpg"
  }

  // An alias comes from strangers and stands in an address: only what Flickr hands out is taken.
  private static func name(of person: Person) -> String {
    guard let alias = person.pathAlias, !alias.isEmpty,
      alias.utf8.allSatisfy({
        (48...57).contains($0) || (65...90).contains($0) || (97...122).contains($0)
          || $0 == 45 || $0 == 95
      })
    else { return person.id.rawValue }
    return alias
  }
}
