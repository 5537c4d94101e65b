import GalleryModel

/// Translates the words of exports into Flickr's own terms.
enum ExportWords {
  /// Tells who may see a photo; everything but exactly `public` is not public.
  static func visibility(_ word: String) -> Visibility {
    switch word {
    case "public": .everyone
    case "private", "only you": .onlyOwner
    case "friends": .friends
    case "family": .family
    case "friend & family", "friends & family": .friendsAndFamily
    default: .unknown
    }
  }

  /// Tells how a photo is rated; an unknown word counts as the worst, none as not told.
  static func safety(_ word: String) -> Safety? {
    switch word.lowercased() {
    case "": nil
    case "safe": .safe
    case "moderate": .moderate
    default: .restricted
    }
  }

  /// Finds a licence by its name: those of today, and the long ones from before June 2025.
  ///
  /// - Returns: `nil` for words that are no licence's.
  static func license(_ words: String) -> License? { licenses[words.lowercased()] }

  /// What members granted in words, by Flickr's numbers from 0.
  private static let flickrNames = [
    "All Rights Reserved", "Attribution-NonCommercial-ShareAlike License",
    "Attribution-NonCommercial License", "Attribution-NonCommercial-NoDerivs License",
    "Attribution License", "Attribution-ShareAlike License", "Attribution-NoDerivs License",
    "No known copyright restrictions", "United States Government Work",
    "Public Domain Dedication (CC0)", "Public Domain Mark",
  ]

  private static let licenses: [String: License] = {
    var licenses: [String: License] = [:]
    for (number, name) in flickrNames.enumerated() {
      licenses[name.lowercased()] = License(id: number)
    }
    for license in (0...16).map(License.init) {
      licenses[license.shortName.lowercased()] = license
      licenses[license.name.lowercased()] = license
    }
    return licenses
  }()
}
