package import GalleryModel

/// Holds everything of use that one answer tells.
package struct AnswerPage: Hashable, Sendable {
  /// What the answer is about, as far as that makes a title.
  package enum Subject: Hashable, Sendable {
    /// An album, a gallery or a feed with a title of its own.
    case titled(String)
    /// Photos that all belong to one member.
    case member(Person)
    case nothing
  }

  /// The photos, in the answer's order.
  package var photos: [Photo] = []
  /// Members who are described on their own.
  package var people: [Person] = []
  /// Albums, with the photos that this answer tells of.
  package var albums: [Album] = []
  /// Records, or parts of them, that could not be used.
  package var skipped: [SkippedRecord] = []
  /// What a title can be made of.
  package var subject = Subject.nothing
  /// Tells that this is a public feed in JSON, which tells no licences.
  package var isFeed = false
  /// Tells that there is a list of photos, though it may be empty.
  package var listsPhotos = false
  /// The number of the page, from 1, where the answer counts pages.
  package var number: Int?
  /// How many pages there are, where the answer counts them.
  package var count: Int?
  /// How many photos a page has, where the answer tells.
  package var perPage: Int?
  /// How many photos there are on all pages, by Flickr's drifting count.
  package var total: Int?

  /// Tells that the answer says something of use, be it photos, members or albums.
  package var isUseful: Bool { listsPhotos || !people.isEmpty || !albums.isEmpty }
}
