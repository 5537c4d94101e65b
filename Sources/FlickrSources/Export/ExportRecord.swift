import GalleryModel

/// What a file `photo_ID.json` tells.
struct ExportRecord {
  /// The photo; its owner stands for the name in ``pathName``.
  var photo: Photo
  /// The name of the owner in the photo's address: an alias or an NSID; may be empty.
  let pathName: String
  /// The turn clockwise, where the export tells it.
  let rotation: Int?
  /// The words for a licence that nobody knows.
  let unknownLicense: String?
  /// The albums that the photo itself names.
  let albums: [Album]
}
