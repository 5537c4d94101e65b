import GalleryModel

/// Something of use in a part of an export.
enum PartContent {
  /// A file that tells of photos, albums or the account.
  case text(ExportFileKind, [UInt8])
  case media(MediaReference)
  /// An archive inside the archive.
  case archive
}
