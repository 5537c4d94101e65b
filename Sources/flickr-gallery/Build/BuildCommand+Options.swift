import Arguments
import FlickrSources
import GalleryModel
import Presenters
import SiteBuilder

extension BuildCommand {
  /// Reads how the site is to be built.
  ///
  /// - Parameter hosts: Where Flickr is; images may lie there, too.
  /// - Returns: What the command line says, and defaults for the rest.
  /// - Throws: ``CommandError`` when the folder of templates cannot be read.
  func options(hosts: FlickrHosts) throws(CommandError) -> BuildOptions {
    var options = BuildOptions()
    options.program = "\(FlickrGallery.name) \(FlickrGallery.version)"
    options.imageHosts += hosts.ownOrigins
    options.output = arguments[BuildFlags.output] ?? options.output
    options.pages = arguments[BuildFlags.pages]
    options.perPage = arguments[BuildFlags.perPage]
    options.paging = arguments[BuildFlags.paging] ?? options.paging
    guard options.paging == .newest || options.pages == nil else {
      throw .pagesOfStable
    }
    options.theme = arguments[BuildFlags.theme] ?? options.theme
    options.title = arguments[BuildFlags.title]
    options.baseURL = arguments[BuildFlags.baseURL]
    options.language = arguments[BuildFlags.language] ?? options.language
    options.jobs = jobs
    options.redirects = arguments[BuildFlags.redirects]
    options.adopts = arguments[BuildFlags.adopt]
    options.rule = PublishRule(
      includesPrivate: arguments[BuildFlags.visibility] == .all,
      highestSafety: arguments[BuildFlags.safety]?.safety ?? .safe)
    options.places = arguments[BuildFlags.geo] ?? options.places
    options.images = arguments[PictureFlags.images].map { $0 == .link ? .link : .local }
    options.pictures = try pictureOptions()
    options.style = arguments[StyleFlags.style] ?? options.style
    if var folder = arguments[BuildFlags.templates] {
      while folder.count > 1, folder.hasSuffix("/") { folder.removeLast() }
      options.templateFolder = folder
      options.templates = try TemplateFolder.files(in: folder)
    }
    return options
  }

  /// Reads which library is used for such a site, and how.
  func libraryWish(for options: BuildOptions) -> LibraryWish {
    var wish = LibraryWish()
    wish.path = arguments[LibraryFlags.library] ?? wish.path
    wish.isOffline = arguments[BuildFlags.offline]
    wish.acceptsRemovals = arguments[LibraryFlags.acceptRemovals]
    wish.rule = options.rule
    wish.pages = options.pages
    wish.perPage = options.perPage
    return wish
  }

  /// Where Flickr is: at the addresses on the command line, in the environment, or its own.
  ///
  /// - Throws: ``CommandError`` or ``FlickrSourceError`` when an address is none.
  func hosts() throws -> FlickrHosts {
    try FlickrHosts(
      api: arguments[BuildFlags.apiURL], feeds: arguments[BuildFlags.feedURL], in: surroundings)
  }

  /// How many tasks work at the same time.
  var jobs: Int { arguments[BuildFlags.jobs] ?? surroundings.cores }
}
