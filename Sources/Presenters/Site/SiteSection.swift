import GalleryModel

/// The parts of the site that its navigation leads to.
package enum SiteSection: Hashable, Sendable, CaseIterable {
  case photos
  case people
  case about

  /// Where the part begins.
  package var address: PageAddress {
    switch self {
    case .photos: .grid(.first)
    case .people: .people(.first)
    case .about: .about
    }
  }

  var phrase: PhraseKey {
    switch self {
    case .photos: .navigationPhotos
    case .people: .navigationPeople
    case .about: .navigationAbout
    }
  }
}
