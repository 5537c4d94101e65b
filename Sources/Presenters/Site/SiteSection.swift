package import GalleryModel

/// The parts of the site that its navigation leads to, in its order.
package enum SiteSection: Hashable, Sendable, CaseIterable {
  case photos
  case albums
  case tags
  case archive
  case people
  case map
  case search
  case about

  /// Where the part begins.
  package var address: PageAddress {
    switch self {
    case .photos: .grid(.first)
    case .albums: .albums(.first)
    case .tags: .tags(.first)
    case .archive: .archive(.first)
    case .people: .people(.first)
    case .map: .map(.first)
    case .search: .search
    case .about: .about
    }
  }

  var phrase: PhraseKey {
    switch self {
    case .photos: .navigationPhotos
    case .albums: .navigationAlbums
    case .tags: .navigationTags
    case .archive: .navigationArchive
    case .people: .navigationPeople
    case .map: .navigationMap
    case .search: .navigationSearch
    case .about: .navigationAbout
    }
  }

  /// Lists the parts that a gallery has; those without a single entry are left out.
  package static func existing(
    in index: GalleryIndex, places: GeoPrecision = .rounded
  ) -> [SiteSection] {
    allCases.filter { section in
      switch section {
      case .albums: !index.albums.isEmpty
      case .tags: index.tagCount > 0
      case .archive: !index.years.isEmpty
      case .map: !index.places.isEmpty && places != .none
      case .photos, .people, .search, .about: true
      }
    }
  }
}
