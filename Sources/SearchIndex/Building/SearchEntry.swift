/// A photo as searches find it, and what its result shows.
package struct SearchEntry: Sendable {
  /// The photo's number: decimal digits.
  package let id: String
  /// A JSON value that says what a result shows.
  package let document: [UInt8]
  /// The texts it is found by, each with the most terms taken from it.
  package let texts: [(text: String, limit: Int)]

  /// Describes a photo.
  package init(id: String, document: [UInt8], texts: [(text: String, limit: Int)]) {
    self.id = id
    self.document = document
    self.texts = texts
  }
}
