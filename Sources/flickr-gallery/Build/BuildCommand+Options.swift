import Arguments
import GalleryModel
import Presenters
import SiteBuilder

extension BuildCommand {
  /// Reads how the site is to be built.
  ///
  /// - Throws: ``CommandError`` when the folder of templates cannot be read.
  func options() throws(CommandError) -> BuildOptions {
    var options = BuildOptions()
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
    if let folder = arguments[BuildFlags.templates] {
      options.templates = try TemplateFolder.files(in: folder)
    }
    return options
  }

  /// Where the API is, if not at Flickr's own address.
  ///
  /// - Throws: ``CommandError`` when the environment names no address.
  func apiURL() throws(CommandError) -> String? {
    let name = "FLICKR_API_URL"
    if let address = arguments[BuildFlags.apiURL] { return address }
    guard let address = surroundings.variable(name) else { return nil }
    guard let objection = ValueRule.webAddress.objection(to: address) else { return address }
    throw .variable(name, value: address, objection: objection)
  }

  /// How many tasks work at the same time.
  var jobs: Int { arguments[BuildFlags.jobs] ?? surroundings.cores }
}
