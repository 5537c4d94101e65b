package import GalleryModel

/// A picture as the files a browser may choose from.
package struct Picture: Hashable, Sendable {
  /// The files by ascending width, no width twice.
  package let candidates: [PictureFile]
  /// The file for browsers that do not choose; its size gives the ratio.
  package let fallback: PictureFile
  /// The files in formats that not every browser shows, the best first.
  package let alternatives: [PictureSource]
  /// The colours that stand in its place until it arrives, where they are known.
  package let tint: Tint?

  /// Collects files.
  package init(
    candidates: [PictureFile], fallback: PictureFile, alternatives: [PictureSource] = [],
    tint: Tint? = nil
  ) {
    self.candidates = candidates
    self.fallback = fallback
    self.alternatives = alternatives
    self.tint = tint
  }

  /// How the picture lies.
  package var orientation: Orientation {
    Orientation(width: fallback.width, height: fallback.height)
  }
}
