import WebServer

/// Holds the key, secret and token that a fake Flickr accepts.
package struct FakeCredentials: Sendable, Equatable {
  /// The key, 32 hexadecimal digits.
  package let key: String
  /// The key's secret.
  package let secret: String
  /// A token of the first member, good without a login.
  package let token: String
  /// The token's secret.
  package let tokenSecret: String

  /// Tells whether any of them stands in a request: address, header or body.
  func areIn(_ request: WebRequest) -> Bool {
    let text =
      request.path + request.query + String(decoding: request.body, as: UTF8.self)
      + request.headers.fields.map(\.value).joined(separator: " ")
    return [key, secret, token, tokenSecret].contains { text.contains($0) }
  }

  /// The ones every fake Flickr starts with; they are good for nothing else.
  package static let standard = FakeCredentials(
    key: "0fa4e0fa4e0fa4e0fa4e0fa4e0fa4e00", secret: "5ec4e75ec4e75ec4",
    token: "72157000000000001-fa4e70ce9fa4e70c", tokenSecret: "fa4e5ec4e7fa4e50")
}
