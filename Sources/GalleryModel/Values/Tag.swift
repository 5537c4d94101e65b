/// A word a photo is filed under.
package struct Tag: Hashable, Sendable {
  /// The tag as typed; equals `normalized` where an answer gives no raw form.
  package let raw: String
  /// Flickr's form for comparing: lower case, without spaces and punctuation.
  package let normalized: String

  /// Makes a tag.
  package init(raw: String, normalized: String) {
    self.raw = raw
    self.normalized = normalized
  }
}
