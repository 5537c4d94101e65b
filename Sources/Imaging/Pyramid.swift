/// Holds the sizes of one picture, each made when it is first needed.
final class Pyramid {
  /// Keeps one size in memory: an array cannot hold what cannot be copied.
  private final class Level {
    let picture: VipsPicture
    init(_ picture: consuming VipsPicture) { self.picture = picture }
  }

  private let plan: ImagePlan
  private let keepsMetadata: Bool
  private var levels: [Int: Level] = [:]
  private var credit = ImageCredit(creator: nil, rights: nil)

  init(plan: ImagePlan, keepsMetadata: Bool) {
    self.plan = plan
    self.keepsMetadata = keepsMetadata
  }

  /// Writes one size in one format; answers the file's length.
  func write(_ image: PlannedImage, to path: String) throws(ImagingError) -> Int {
    guard let format = MadeFormat(rawValue: image.format.rawValue) else {
      preconditionFailure("a size is planned in a format that is made")
    }
    let level = try level(image.longestEdge)
    let isSmaller = image.longestEdge < plan.probe.longestEdge
    let crisp = isSmaller ? try level.picture.sharpened() : try level.picture.copied()
    let finished = format == .jpeg ? try crisp.flattened() : crisp
    let tells = keepsMetadata || !credit.isEmpty || level.picture.has("icc-profile-data")
    return try StagedFile(path).write { temporary throws(ImagingError) in
      try finished.save(
        to: temporary, as: image.format, quality: format.defaultQuality, metadata: tells)
    }
  }

  /// Draws the placeholder from the smallest size.
  func placeholder() throws(ImagingError) -> Placeholder {
    let edge = plan.ladder.edges.first ?? min(256, plan.probe.longestEdge)
    let level = try level(edge)
    let (width, height) = (level.picture.width, level.picture.height)
    let longest = max(width, height)
    let small = try level.picture.resized(
      width: max(1, width * min(longest, Placeholder.edge) / longest),
      height: max(1, height * min(longest, Placeholder.edge) / longest))
    let plain = try small.inScreenColours(keepsWide: false).flattened()
    return Placeholder(pixels: try plain.pixels(), width: plain.width, height: plain.height)
  }

  private func level(_ edge: Int) throws(ImagingError) -> Level {
    if let known = levels[edge] { return known }
    let made: Level
    if let base = plan.ladder.base(of: edge) {
      let larger = try level(base)
      let size = size(edge)
      made = Level(
        try larger.picture.resized(width: size.width, height: size.height).inMemory())
    } else {
      made = Level(try decoded(edge))
    }
    levels[edge] = made
    return made
  }

  /// Decodes to the largest size asked for, upright and in the colours of screens.
  private func decoded(_ edge: Int) throws(ImagingError) -> VipsPicture {
    let probe = plan.probe
    let shrink = probe.format == .jpeg ? Self.shrink(from: probe.longestEdge, to: edge) : 1
    let source = try VipsPicture.open(probe.file, shrink: shrink)
    credit = keepsMetadata ? credit : try source.credit()
    let orientation = probe.effectiveOrientation(plan.rotation)
    let upright = size(edge)
    let stored =
      orientation >= 5 ? (width: upright.height, height: upright.width) : upright
    let small = try source.resized(width: stored.width, height: stored.height)
      .inScreenColours(keepsWide: true)
    let told =
      keepsMetadata
      ? try small.without("jpeg-thumbnail-data") : try small.withOnly(credit)
    let flat = try told.inMemory()
    return orientation == 1 && !keepsMetadata
      ? flat : try flat.upright(from: orientation).inMemory()
  }

  private func size(_ edge: Int) -> (width: Int, height: Int) {
    let (width, height) = plan.probe.size(turned: plan.rotation)
    return (plan.ladder.scaled(width, to: edge), plan.ladder.scaled(height, to: edge))
  }

  /// How much smaller a JPEG is decoded: the rest, done well, must still be a shrinking by 1.75.
  static func shrink(from original: Int, to edge: Int) -> Int {
    [8, 4, 2].first { Double(original) >= 1.75 * Double($0 * edge) } ?? 1
  }
}
