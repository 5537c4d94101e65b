package import GalleryModel

/// What every page shows around its own matter.
package struct SiteFrame: Hashable, Sendable {
  /// The title of the site.
  package let title: String
  /// The language of the site's own words, as a BCP 47 tag.
  package let language: String
  /// Which palette is shown first.
  package let theme: Theme
  /// Tells that the photos are those of the bundled sample.
  package let isSample: Bool
  /// Tells that the photos are those of a public feed: few, and without their licences.
  package let isFeed: Bool
  /// Where pictures may be loaded from besides the site itself.
  package let imageHosts: [String]
  /// Tells that colours stand in the places of pictures until they arrive.
  package let hasTints: Bool
  /// The address the site will have, ending in a slash, where it is known.
  package let baseURL: String?
  /// The site's parts.
  package let navigation: [NavigationItem]

  /// Tells whether the night palette is shown first.
  package var isNight: Bool { theme == .night }

  /// Describes the frame of a model's pages as they are now.
  package init(of model: FlickrModel, settings: SiteSettings, phrases: Phrases) {
    let name = settings.title ?? model.summary.title
    title = PlainText.isBlank(name) ? phrases.text(.untitled) : name
    language = phrases.language
    theme = model.theme
    isSample = model.summary.isSample
    isFeed = model.summary.isFeed
    imageHosts = settings.images == .link ? settings.imageHosts : []
    hasTints = settings.hasTints
    baseURL = settings.baseURL
    navigation = settings.sections.map {
      NavigationItem(section: $0, label: phrases.text($0.phrase))
    }
  }
}
