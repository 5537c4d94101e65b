import GalleryModel

/// What came of one photo's pictures.
struct PictureOutcome: Sendable {
  let photo: PhotoID
  var pictures = PhotoPictures()
  /// How many files were made.
  var made = 0
  /// How many files were fetched.
  var fetched = 0
  /// Tells that pages link to Flickr's files, since there are no copies.
  var isLinked = false
  /// What could not be had, each with the reason.
  var failures: [String] = []
  /// What the reader of a report should know, though nothing failed.
  var notes: [String] = []
  /// What to remember for the next build; `nil` where that would not help.
  var memory: PictureMemory.Entry?
}
