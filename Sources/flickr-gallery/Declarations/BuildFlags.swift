import Arguments
import GalleryModel
import Presenters

/// What `build` understands.
enum BuildFlags {
  static let pages = Option<Int>.integer(
    "pages", defaultText: "all", help: "How many grid pages to make.")
  static let perPage = Option<Int>.integer(
    "per-page", in: 1...100_000,
    defaultText: "99; 30 from Flickr's API, as its terms ask; 6 in the sample",
    help: "How many photos a grid page shows.")
  static let paging = Option<PagingOrder>.choice(
    "paging", defaultText: "newest",
    help: "From which end grid pages are numbered; with stable a new photo changes a few pages, "
      + "and old pages never.")
  static let theme = Option<Theme>.choice(
    "theme", defaultText: "auto, as the reader's system", help: "Which theme shows first.")
  static let output = Option<String>.text(
    "output", letter: "o", "DIR", rule: .folder, defaultText: "site", help: "Where the site goes.")
  static let templates = Option<String>.text(
    "templates", "DIR", rule: .folder,
    help: "A folder whose files replace the templates and assets of the same names.")
  static let title = Option<String>.text(
    "title", "TEXT", defaultText: "the source's", help: "What the site is called.")
  static let baseURL = Option<String>.text(
    "base-url", "URL", rule: .webAddress,
    help: "Where the site will be published, for what must be absolute.")
  static let language = Option<String>.text(
    "lang", "CODE", defaultText: "en",
    help: "The language of the site's own words, dates and numbers: ar, de, en, es, fr, ja, tr, "
      + "zh-Hant, also with a region, such as en-US or zh-TW.")
  static let visibility = Option<VisibilityChoice>.choice(
    "visibility", defaultText: "public", help: "Who must be able to see a photo on Flickr.")
  static let safety = Option<SafetyChoice>.choice(
    "safety", defaultText: "safe", help: "The highest rating that is published.")
  static let geo = Option<GeoPrecision>.choice(
    "geo", defaultText: "rounded", help: "How exactly places are shown.")
  static let metadata = Option<MetadataChoice>.choice(
    "metadata", defaultText: "none",
    help: "What pages show of photos beyond their lists; costs one to three calls for each photo, "
      + "and leaves out photos that are gone.")
  static let apiURL = Option<String>.text(
    "api-url", "URL", rule: .webAddress, defaultText: "Flickr's",
    help: "Another address of the API, for tests and proxies.")
  static let feedURL = Option<String>.text(
    "feed-url", "URL", rule: .webAddress, defaultText: "Flickr's",
    help: "Another folder of the public feeds, for tests and proxies.")
  static let offline = Flag(
    "offline", help: "Use no network, but what the library keeps.")
  static let adopt = Flag(
    "adopt", help: "Overwrite files in the output folder that this program did not write.")
  static let redirects = Flag(
    "redirects", help: "Write redirects.json: which page stands for which address on Flickr.")
  static let jobs = Option<Int>.integer(
    "jobs", in: 1...1024, defaultText: "one for each core",
    help: "How many tasks work at the same time.")

  static let what = OperandDeclaration(
    placeholder: "WHAT", isRepeatable: true,
    help: """
      Where photos come from: an address on flickr.com or flic.kr (a stream, album, all albums, \
      gallery, group, favourites, tag, search, photo, Explore, feed), an export of one's account \
      (its zip archives, or a folder of them), files or folders of saved API answers (XML or JSON), 'explore' for Flickr's Explore of the day, or 'sample' for the \
      bundled sample. Without it: Explore when FLICKR_API_KEY is set, otherwise the sample.
      """)

  static var all: [OptionDeclaration] {
    [
      pages.declaration, perPage.declaration, paging.declaration, theme.declaration,
      output.declaration,
      StyleFlags.style.declaration, templates.declaration, title.declaration, baseURL.declaration,
      language.declaration, visibility.declaration, safety.declaration, geo.declaration,
      LibraryFlags.library.declaration, offline.declaration,
      LibraryFlags.acceptRemovals.declaration, metadata.declaration, apiURL.declaration,
      feedURL.declaration,
      adopt.declaration, jobs.declaration, PictureFlags.images.declaration,
      PictureFlags.sizes.declaration, PictureFlags.formats.declaration,
      PictureFlags.mirrorAllRights.declaration, PictureFlags.keepMetadata.declaration,
      redirects.declaration, ConfigurationFlags.config.declaration,
    ] + CommonFlags.all
  }
}
