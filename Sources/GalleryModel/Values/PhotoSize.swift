/// One file of a photo: on Flickr's image host, or made from an export.
package struct PhotoSize: Hashable, Sendable {
  /// The place in Flickr's ladder.
  package let label: SizeLabel
  /// The address of the file, always `https:`.
  package let url: String
  /// The longest side that is believed: no picture is wider, and sums of sides stay exact.
  package static let longestSide = 1_000_000

  /// Width in pixels, above 0.
  package let width: Int
  /// Height in pixels, above 0.
  package let height: Int
  /// Tells that only the longest edge is known: the frame of 3:2 is an assumption.
  package let hasAssumedShape: Bool
  /// The site's own copy; `nil` where pages link to the address.
  ///
  /// No library keeps it.
  package var copy: SiteCopy?

  /// Makes a size.
  ///
  /// - Returns: `nil` where a side is not above 0 or beyond belief, or the address is empty.
  package init?(
    label: SizeLabel, url: String, width: Int, height: Int, hasAssumedShape: Bool = false
  ) {
    let sides = 1...Self.longestSide
    guard sides.contains(width), sides.contains(height), !url.isEmpty else { return nil }
    self.label = label
    self.url = url
    self.width = width
    self.height = height
    self.hasAssumedShape = hasAssumedShape
  }

  /// The longest edge in pixels.
  package var longestEdge: Int { max(width, height) }
}
