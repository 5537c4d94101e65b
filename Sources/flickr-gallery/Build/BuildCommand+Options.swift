import Arguments
import FlickrSources
import GalleryModel
import Presenters
import SiteBuilder

extension BuildCommand {
  /// Reads how the site is to be built.
  ///
  /// - Parameter endpoint: Where the API is; images may lie there, too.
  /// - Returns: What the command line says, and defaults for the rest.
  /// - Throws: ``CommandError`` when the folder of templates cannot be read.
  func options(endpoint: APIEndpoint) throws(CommandError) -> BuildOptions {
    var options = BuildOptions()
    options.program = "\(FlickrGallery.name) \(FlickrGallery.version)"
    if endpoint != .flickr { options.imageHosts.append(endpoint.origin) }
    options.output = arguments[BuildFlags.output] ?? options.output
    options.pages = arguments[BuildFlags.pages]
    options.perPage = arguments[BuildFlags.perPage]
    options.theme = arguments[BuildFlags.theme] ?? options.theme
    options.title = arguments[BuildFlags.title]
    options.baseURL = arguments[BuildFlags.baseURL]
    options.language = arguments[BuildFlags.language] ?? options.language
    options.jobs = jobs
    options.adopts = arguments[BuildFlags.adopt]
    options.rule = PublishRule(
      includesPrivate: arguments[BuildFlags.visibility] == .all,
      highestSafety: arguments[BuildFlags.safety]?.safety ?? .safe)
    options.places = arguments[BuildFlags.geo] ?? options.places
    if var folder = arguments[BuildFlags.templates] {
      while folder.count > 1, folder.hasSuffix("/") { folder.removeLast() }
      options.templateFolder = folder
      options.templates = try TemplateFolder.files(in: folder)
    }
    return options
  }

  /// Where the API is: at the address on the command line, in the environment, or Flickr's own.
  ///
  /// - Throws: ``CommandError`` or ``FlickrSourceError`` when the address is none.
  func endpoint() throws -> APIEndpoint {
    let name = "FLICKR_API_URL"
    if let address = arguments[BuildFlags.apiURL] { return try APIEndpoint(address) }
    guard let address = surroundings.variable(name) else { return .flickr }
    if let objection = ValueRule.webAddress.objection(to: address) {
      throw CommandError.variable(name, value: address, objection: objection)
    }
    return try APIEndpoint(address)
  }

  /// How many tasks work at the same time.
  var jobs: Int { arguments[BuildFlags.jobs] ?? surroundings.cores }
}
