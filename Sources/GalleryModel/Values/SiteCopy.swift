/// A copy of a photo's file in the site's folder.
package struct SiteCopy: Hashable, Sendable {
  /// The same picture in a format that not every browser shows.
  package struct Alternative: Hashable, Sendable {
    /// The media type, such as `image/avif`.
    package let mediaType: String
    /// The path from the site's root.
    package let path: String

    /// Names a file.
    package init(mediaType: String, path: String) {
      self.mediaType = mediaType
      self.path = path
    }
  }

  /// The path from the site's root.
  package let path: String
  /// The same in other formats, the best first.
  package let alternatives: [Alternative]

  /// Names a copy.
  package init(path: String, alternatives: [Alternative] = []) {
    self.path = path
    self.alternatives = alternatives
  }

  /// The paths of all its files.
  package var paths: [String] { [path] + alternatives.map(\.path) }
}
