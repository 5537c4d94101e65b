/// Lists the files that settings ask for of one picture.
package struct ImagePlan: Sendable, Equatable {
  /// The picture, as it was found.
  package let probe: ImageProbe
  /// The turn that goes before the file's own; nil leaves it to the file.
  package let rotation: ImageRotation?
  /// The files: sizes ascending, in each size the formats as asked, then animation and original.
  package let images: [PlannedImage]

  let ladder: ImageLadder

  init(probe: ImageProbe, rotation: ImageRotation?, settings: ImageSettings) {
    self.probe = probe
    self.rotation = rotation
    ladder = ImageLadder(longestEdges: settings.longestEdges, original: probe.longestEdge)
    let turn = rotation.map { ".turn\($0.rawValue)" } ?? ""
    let common = turn + (settings.keepsMetadata ? ".all" : "")
    let (width, height) = probe.size(turned: rotation)
    let ladder = ladder
    let stills = ladder.edges.flatMap { edge in
      settings.formats.map { format in
        PlannedImage(
          kind: .still, format: format.imageFormat, width: ladder.scaled(width, to: edge),
          height: ladder.scaled(height, to: edge),
          recipe: ladder.lineage(of: edge).map(String.init).joined(separator: "-")
            + ".\(format.rawValue)\(format.defaultQuality)\(common)")
      }
    }
    images =
      stills + Self.animation(of: probe, in: ladder, settings, common)
      + Self.original(of: probe, turned: rotation, settings, common)
  }

  /// An animation stays what it is, or becomes a small WebP where WebP is asked for.
  private static func animation(
    of probe: ImageProbe, in ladder: ImageLadder, _ settings: ImageSettings, _ common: String
  ) -> [PlannedImage] {
    guard probe.isAnimated, !ladder.edges.isEmpty else { return [] }
    guard settings.formats.contains(.webp), let edge = ladder.edges.last else {
      return [
        PlannedImage(
          kind: .animation, format: probe.format, width: probe.width, height: probe.height,
          recipe: "animation.copy\(common)")
      ]
    }
    return [
      PlannedImage(
        kind: .animation, format: .webp, width: ladder.scaled(probe.width, to: edge),
        height: ladder.scaled(probe.height, to: edge),
        recipe: "animation.\(edge).webp\(MadeFormat.webp.defaultQuality)\(common)")
    ]
  }

  private static func original(
    of probe: ImageProbe, turned rotation: ImageRotation?, _ settings: ImageSettings,
    _ common: String
  ) -> [PlannedImage] {
    guard settings.copiesOriginal else { return [] }
    let isMoving = probe.isAnimated
    let (width, height) = isMoving ? (probe.width, probe.height) : probe.size(turned: rotation)
    let orientation = probe.effectiveOrientation(rotation)
    let isWhole = isMoving || settings.keepsMetadata && orientation == probe.orientation
    return [
      PlannedImage(
        kind: .original, format: isWhole ? probe.format : copyFormat(of: probe, orientation),
        width: width, height: height, recipe: "original\(common)")
    ]
  }

  /// The format of a copy that cannot be the file itself.
  private static func copyFormat(of probe: ImageProbe, _ orientation: Int) -> ImageFormat {
    switch probe.format {
    case .jpeg, .png, .webp: probe.format
    // A GIF cannot say how it is turned; as a PNG it loses nothing.
    case .gif: orientation == 1 ? .gif : .png
    case .heic, .avif, .tiff: .jpeg
    }
  }
}
