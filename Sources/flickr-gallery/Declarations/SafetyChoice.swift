import GalleryModel

/// The highest rating that may be published, by name.
enum SafetyChoice: String, CaseIterable, Sendable {
  case safe
  case moderate
  case restricted

  var safety: Safety {
    switch self {
    case .safe: .safe
    case .moderate: .moderate
    case .restricted: .restricted
    }
  }
}
