import Arguments
import FlickrSources

/// Where Flickr is: at its own addresses, or at others that somebody gave.
struct FlickrHosts {
  let api: APIEndpoint
  let feeds: APIEndpoint
  let logins: APIEndpoint

  /// Takes addresses from the command line, else from the environment, else Flickr's own.
  ///
  /// - Throws: ``CommandError`` or ``FlickrSourceError`` when an address is none.
  init(
    api: String? = nil, feeds: String? = nil, logins: String? = nil, in surroundings: Surroundings
  ) throws {
    self.api = try Self.endpoint(api, else: "FLICKR_API_URL", in: surroundings) ?? .flickr
    self.feeds = try Self.endpoint(feeds, else: "FLICKR_FEED_URL", in: surroundings) ?? .flickrFeeds
    self.logins =
      try Self.endpoint(logins, else: "FLICKR_OAUTH_URL", in: surroundings) ?? .flickrLogins
  }

  /// The hosts other than Flickr's own on which images may lie, as a page's policy names them.
  var ownOrigins: [String] {
    let given = (api == .flickr ? [] : [api]) + (feeds == .flickrFeeds ? [] : [feeds])
    return given.map(\.origin).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// Where the images of feeds may lie.
  var feedImages: ImageHosts { feeds == .flickrFeeds ? api.imageHosts : feeds.imageHosts }

  private static func endpoint(
    _ given: String?, else variable: String, in surroundings: Surroundings
  ) throws -> APIEndpoint? {
    if let given { return try APIEndpoint(given) }
    guard let address = surroundings.variable(variable) else { return nil }
    if let objection = ValueRule.webAddress.objection(to: address) {
      throw CommandError.variable(variable, value: address, objection: objection)
    }
    return try APIEndpoint(address)
  }
}
