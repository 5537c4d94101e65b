package import Foundation

/// Asks a server for something, once.
package struct HTTPRequest: Sendable, Hashable {
  /// The whole address; its query may hold secrets.
  package let url: URL
  /// Header fields by name.
  package let headers: [String: String]

  /// Collects a request.
  package init(url: URL, headers: [String: String] = [:]) {
    self.url = url
    self.headers = headers
  }
}

extension HTTPRequest: CustomStringConvertible, CustomDebugStringConvertible {
  /// The address without its query, so that no secret reaches a log.
  package var description: String {
    "GET \(url.scheme ?? "")://\(url.host() ?? "")\(url.path())"
  }

  package var debugDescription: String { description }
}
