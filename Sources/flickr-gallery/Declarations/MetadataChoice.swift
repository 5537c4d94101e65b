import GalleryModel

/// What may be told of photos by calls for each of them.
enum MetadataChoice: String, CaseIterable, Sendable {
  case none
  case exif
  case comments
  case all

  /// The details that are asked for.
  var kinds: Set<PhotoDetail.Kind> {
    switch self {
    case .none: []
    case .exif: [.exif]
    case .comments: [.comments, .notes]
    case .all: [.exif, .comments, .notes]
    }
  }
}
