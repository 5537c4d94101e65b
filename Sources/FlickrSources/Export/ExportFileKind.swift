import GalleryModel

/// Tells by its name what a file of an export is.
enum ExportFileKind: Hashable, Sendable {
  case photo(PhotoID)
  case albums
  case profile
  case media
  /// JSON that a gallery has no use for, such as contacts and mail.
  case otherJSON
  case archive
  case other

  init(_ name: String) {
    let parts = name.split(separator: "/")
    let base = parts.last ?? ""
    let isHidden = parts.contains { $0 == "__MACOSX" || $0.hasPrefix(".") && $0 != "." }
    switch base.lowercased() {
    case _ where isHidden: self = .other
    case "albums.json": self = .albums
    case "account_profile.json": self = .profile
    case let base where base.hasSuffix(".json"):
      self = Self.photo(base).map(Self.photo) ?? .otherJSON
    case let base where base.hasSuffix(".zip"): self = .archive
    default: self = MediaName.isMedia(String(base)) ? .media : .other
    }
  }

  /// Tells that the file tells of a photo.
  var isPhoto: Bool { if case .photo = self { true } else { false } }

  private static func photo(_ base: String) -> PhotoID? {
    base.hasPrefix("photo_") ? PhotoID(base.dropFirst(6).dropLast(5)) : nil
  }
}
