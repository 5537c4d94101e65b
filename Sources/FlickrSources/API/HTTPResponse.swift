package import Foundation

/// Holds what a server answered.
package struct HTTPResponse: Sendable, Hashable {
  /// The status, such as 200.
  package var status: Int
  /// Header fields by their names in lower case.
  package var headers: [String: String]
  /// The whole body.
  package var body: [UInt8]
  /// The address that answered, where requests were led on to another one.
  package var url: URL?

  /// Collects an answer; names of header fields may come in any case.
  package init(
    status: Int, headers: [String: String] = [:], body: [UInt8] = [], url: URL? = nil
  ) {
    self.status = status
    self.headers = Dictionary(
      headers.map { ($0.key.lowercased(), $0.value) }, uniquingKeysWith: { first, _ in first })
    self.body = body
    self.url = url
  }
}
