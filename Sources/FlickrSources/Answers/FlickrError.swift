/// Holds what Flickr says when a call fails; the number alone does not tell, its meaning varies.
///
/// Source: Flickr's envelopes, `<err code msg>` in XML and `code`, `message` in JSON.
package struct FlickrError: Hashable, Sendable, CustomStringConvertible {
  /// The method that failed, such as `flickr.photos.getInfo`; empty where nobody knows.
  package var method: String
  /// Flickr's number; below 95 its meaning belongs to the method.
  package var code: Int
  /// Flickr's words.
  package var text: String

  /// Collects what an answer tells.
  package init(method: String = "", code: Int, text: String) {
    self.method = method
    self.code = code
    self.text = text
  }

  /// Gives the same error without secrets that its words may repeat.
  func hiding(_ secrets: [String]) -> FlickrError {
    var error = self
    for secret in secrets where !secret.isEmpty {
      error.text = error.text.replacing(secret, with: "…")
    }
    return error
  }

  package var description: String {
    let words = text.isEmpty ? "no reason is given" : String(text.prefix(300))
    return method.isEmpty ? "error \(code): \(words)" : "\(method): error \(code): \(words)"
  }

  /// Tells that the key is missing or not valid, which no further try mends.
  package var concernsKey: Bool { code == 100 }

  /// Tells that the same call may succeed a little later.
  ///
  /// The number for a service that is down varies, therefore its words count too.
  package var isTransient: Bool {
    [105, 106, 201].contains(code) || text.lowercased().contains("not currently available")
  }
}
