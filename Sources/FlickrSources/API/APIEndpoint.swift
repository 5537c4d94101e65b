import Foundation

/// The address of an API in Flickr's manner: the whole REST address, or the folder of the feeds.
package struct APIEndpoint: Sendable, Hashable, CustomStringConvertible {
  /// Flickr's own.
  package static let flickr = APIEndpoint(
    scheme: "https", authority: "api.flickr.com", path: "/services/rest/")

  /// The folder of Flickr's own feeds.
  package static let flickrFeeds = APIEndpoint(
    scheme: "https", authority: "www.flickr.com", path: "/services/feeds/")

  /// The folder of Flickr's own logins.
  package static let flickrLogins = APIEndpoint(
    scheme: "https", authority: "www.flickr.com", path: "/services/oauth/")

  private let scheme: String
  /// The host, with a port where one was given.
  package let authority: String
  private let path: String

  private init(scheme: String, authority: String, path: String) {
    self.scheme = scheme
    self.authority = authority
    self.path = path
  }

  /// Reads an address that somebody gave.
  ///
  /// - Throws: ``FlickrSourceError/badEndpoint(_:)`` unless it is `http` or `https` with a host.
  package init(_ text: String) throws(FlickrSourceError) {
    guard let parts = URLComponents(string: text), let scheme = parts.scheme?.lowercased(),
      ["http", "https"].contains(scheme), let host = parts.host, !host.isEmpty,
      parts.user == nil, parts.query == nil, parts.fragment == nil,
      parts.port.map((1...65535).contains) ?? true
    else { throw .badEndpoint(text) }
    self.scheme = scheme
    // Linux gives the number of a host in IPv6 without its brackets.
    let isBare = host.contains(":") && !host.hasPrefix("[")
    let name = isBare ? "[\(host)]" : host
    authority = parts.port.map { "\(name):\($0)" } ?? name
    path = parts.percentEncodedPath.isEmpty ? "/" : parts.percentEncodedPath
  }

  package var description: String { origin + path }

  /// The scheme and authority, as a page's policy names where images may come from.
  package var origin: String { "\(scheme)://\(authority)" }

  /// Where the images of this API's answers may lie.
  package var imageHosts: ImageHosts {
    self == .flickr || self == .flickrFeeds ? .flickr : ImageHosts(apiAuthority: authority)
  }

  /// Gives the address of something in this folder.
  func file(_ name: String) -> APIEndpoint {
    APIEndpoint(
      scheme: scheme, authority: authority,
      path: path.hasSuffix("/") ? path + name : "\(path)/\(name)")
  }

  /// Makes the address of a call; parameters are sorted, so that equal calls have equal addresses.
  func url(_ parameters: [String: String]) throws(FlickrSourceError) -> URL {
    let query = parameters.sorted { $0.key < $1.key }
      .map { "\(PercentEncoding.encoded($0.key))=\(PercentEncoding.encoded($0.value))" }
    guard let url = URL(string: "\(description)?\(query.joined(separator: "&"))") else {
      throw .badEndpoint(description)
    }
    return url
  }
}
