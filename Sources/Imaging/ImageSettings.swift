/// Says which pictures are made of an original.
package struct ImageSettings: Sendable, Hashable {
  /// The longest edges wanted, in pixels; one above the original's gives the original's.
  package var longestEdges: [Int]
  /// The formats every size is made in.
  package var formats: [MadeFormat]
  /// Says whether everything the original tells stays in the files: places, cameras, names.
  package var keepsMetadata: Bool
  /// Says whether an original is copied too, cleaned unless metadata is kept.
  package var copiesOriginal: Bool
  /// What is read at most.
  package var limits: ImageLimits

  /// Takes settings; those not given are the defaults of a build.
  package init(
    longestEdges: [Int] = [320, 640, 1024], formats: [MadeFormat] = [.jpeg],
    keepsMetadata: Bool = false, copiesOriginal: Bool = false, limits: ImageLimits = ImageLimits()
  ) {
    self.longestEdges = longestEdges
    self.formats = formats
    self.keepsMetadata = keepsMetadata
    self.copiesOriginal = copiesOriginal
    self.limits = limits
  }
}
