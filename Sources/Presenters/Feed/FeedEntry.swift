package import GalleryModel

/// A photo as feeds tell of it.
package struct FeedEntry: Hashable, Sendable {
  /// The photo's number.
  package let id: PhotoID
  /// The name by which readers know it again for ever, wherever the site moves.
  package let tag: String
  /// The title to print.
  package let title: String
  /// Whose photo it is.
  package let author: VisitorLine
  /// When it was put on Flickr, where that is known.
  package let posted: Timestamp?
  /// When anything about it last changed.
  package let updated: Timestamp
  /// Under what licence it is.
  package let license: LicenseLine
  /// The picture; `nil` where no file of it can be shown.
  package let picture: Picture?
  /// The text alternative to the picture.
  package let alternative: String
  /// The description in Flickr's HTML: hostile until sanitised; may be empty.
  package let descriptionHTML: String
  /// What it is filed under.
  package let tags: [String]
}
