/// One file of a photo on Flickr's image host.
package struct PhotoSize: Hashable, Sendable {
  /// The place in Flickr's ladder.
  package let label: SizeLabel
  /// The address of the file, always `https:`.
  package let url: String
  /// Width in pixels, above 0.
  package let width: Int
  /// Height in pixels, above 0.
  package let height: Int
  /// Tells that only the longest edge is known: the frame of 3:2 is an assumption.
  package let hasAssumedShape: Bool

  /// Makes a size.
  ///
  /// - Returns: `nil` where a side is not above 0 or the address is empty.
  package init?(
    label: SizeLabel, url: String, width: Int, height: Int, hasAssumedShape: Bool = false
  ) {
    guard width > 0, height > 0, !url.isEmpty else { return nil }
    self.label = label
    self.url = url
    self.width = width
    self.height = height
    self.hasAssumedShape = hasAssumedShape
  }

  /// The longest edge in pixels.
  package var longestEdge: Int { max(width, height) }
}
