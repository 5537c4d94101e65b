/// Holds one request, read whole.
package struct WebRequest: Sendable, Equatable {
  /// The method in capitals, such as `GET`.
  package let method: String
  /// The decoded path: it begins with a slash, and no segment of it is `.` or `..`.
  package let path: String
  /// What follows the question mark, as it was sent.
  package let query: String
  /// The header fields in the order of arrival.
  package let headers: WebHeaders
  /// The body, which is never longer than the server's limit.
  package let body: [UInt8]

  /// Reads the query; `+` means a blank there.
  package var queryItems: [QueryItem] { QueryItem.parse(query) }

  /// Reads the body of a form that was posted; empty for every other kind of body.
  package var formItems: [QueryItem] {
    let type = headers["Content-Type"] ?? ""
    guard type.lowercased().hasPrefix("application/x-www-form-urlencoded") else { return [] }
    return QueryItem.parse(String(decoding: body, as: UTF8.self))
  }

  /// Finds the first value of a name in the query.
  package func queryValue(_ name: String) -> String? {
    queryItems.first { $0.name == name }?.value
  }
}
