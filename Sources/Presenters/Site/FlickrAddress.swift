import GalleryModel

/// Builds addresses of Flickr's own pages.
///
/// Source: Flickr's pages "Photo Image URLs" and "Buddyicons".
struct FlickrAddress {
  let absent: FlickrAbsence

  /// Gives a photo's page, unless it is not on Flickr.
  func page(of photo: Photo) -> String? {
    guard !absent.photos.contains(photo.id) else { return nil }
    return "https://www.flickr.com/photos/\(photo.owner.pathName)/\(photo.id)/"
  }

  /// Gives a member's photos, unless the account is gone or never was.
  func stream(of person: Person) -> String? {
    guard !person.isDeleted, !absent.people.contains(person.id) else { return nil }
    return "https://www.flickr.com/photos/\(person.pathName)/"
  }

  /// Gives a member's icon, unless it is the default one.
  func icon(of person: Person) -> String? {
    guard let icon = person.icon, !person.isDeleted else { return nil }
    return "https://live.staticflickr.com/\(icon.server)/buddyicons/\(person.id)_l.jpg"
  }
}
