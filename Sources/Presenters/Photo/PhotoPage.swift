package import GalleryModel

/// A photo as its own page shows it.
package struct PhotoPage: Hashable, Sendable {
  /// What is around it.
  package let frame: SiteFrame
  /// What the page says about itself.
  package let head: PageHead
  /// The photo's number.
  package let id: PhotoID
  /// Tells that the photo has no title of its own.
  package let isUntitled: Bool
  /// The description in Flickr's HTML: hostile until sanitised; may be empty.
  package let descriptionHTML: String
  /// The picture; `nil` where no file of it can be shown.
  package let picture: Picture?
  /// The text alternative to the picture.
  package let alternative: String
  /// Tells that it is the still of a video.
  package let isVideo: Bool
  /// Where a video plays on Flickr.
  package let playURL: String?
  /// The site's own copy of a video.
  package let film: ImageReference?
  /// The largest file to look at, where the licence lets anybody have it.
  package let largest: ImageReference?
  /// Whose photo it is.
  package let owner: OwnerLine
  /// When it was taken.
  package let taken: DateLine
  /// When it was put on Flickr.
  package let posted: DateLine?
  /// Under what licence it is.
  package let license: LicenseLine
  /// Who has rights in it, as files and search engines say it.
  package let copyright: String
  /// A line that names title, author, licence and source, ready to stand beside a copy.
  package let credit: String
  /// The photo's page on Flickr, unless it is not there.
  package let flickrURL: String?
  /// What it is filed under.
  package let tags: [TagLink]
  /// The albums it is in.
  package let albums: [AlbumLink]
  /// The year of the archive that it is filed under, if any.
  package let year: Int?
  /// Where it was taken, where that may be shown.
  package let place: PlaceLine?
  /// What visitors did.
  package let counts: CountsLine
  /// The files that may be taken.
  package let downloads: [Download]
  /// What the camera wrote into the file, where that was asked for and is known.
  package let camera: CameraData?
  /// What visitors wrote under the photo, where that was asked for.
  package let comments: [CommentLine]
  /// What visitors wrote into the picture, where that was asked for.
  package let notes: NoteBoard
  /// The cell on the grid page it came from.
  package let back: PageAddress
  /// The number of that page.
  package let backNumber: PageNumber
  /// What the way back to it is called.
  package let backText: String
  /// The photo before it.
  package let previous: PhotoNeighbor?
  /// The photo behind it.
  package let next: PhotoNeighbor?

  /// The title to print.
  package var title: String { head.heading }
}
