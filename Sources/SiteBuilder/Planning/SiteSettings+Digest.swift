import GalleryModel
import Presenters

extension SiteSettings {
  /// Adds every setting to a digest, in an order that is the same in every run.
  func combine(into digest: inout Digest) {
    digest.combine(title ?? "\0")
    digest.combine(baseURL ?? "\0")
    digest.combine(images == .local ? 1 : 0)
    for host in imageHosts { digest.combine(host) }
    digest.combine(places.rawValue)
    digest.combine(peoplePerPage)
    for photo in absent.photos.sorted() { digest.combine(photo.rawValue) }
    for person in absent.people.sorted() { digest.combine(person.rawValue) }
    digest.combine(credits.count)
    for credit in credits { credit.combine(into: &digest) }
    for length in [albumsPerPage, tagsPerPage, yearsPerPage] { digest.combine(length) }
    for section in sections { digest.combine(String(describing: section)) }
    digest.combine(hasTints ? 1 : 0)
  }
}

extension SampleCredit {
  fileprivate func combine(into digest: inout Digest) {
    for text in [title, author, license, licenseURL ?? "\0", source, sourceURL ?? "\0"] {
      digest.combine(text)
    }
  }
}
