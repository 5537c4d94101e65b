/// Copies an original without what is private, and where possible without encoding it again.
struct OriginalCopy {
  /// The quality of an original that has to be encoded again: no difference can be seen.
  private static let quality = 95

  private let plan: ImagePlan
  private let keepsMetadata: Bool

  init(plan: ImagePlan, keepsMetadata: Bool) {
    self.plan = plan
    self.keepsMetadata = keepsMetadata
  }

  /// Writes the copy; answers the file's length.
  ///
  /// A copy with all its metadata is the original byte for byte, unless it must be turned.
  func write(as format: ImageFormat, to path: String) throws(ImagingError) -> Int {
    let file = plan.probe.file
    let orientation = plan.probe.effectiveOrientation(plan.rotation)
    let isTurned = orientation != plan.probe.orientation && !plan.probe.isAnimated
    if keepsMetadata && !isTurned && format == file.format {
      return try StagedFile(path).write(try file.content())
    }
    if !keepsMetadata, format == file.format, let cleaned = cleaned(try file.content()) {
      return try StagedFile(path).write(cleaned)
    }
    guard format != .gif else { throw file.unreadable("its blocks do not follow each other") }
    return try encode(as: format, to: path)
  }

  /// Leaves out what is private; nil where the file must be encoded again: damaged, or turned in a
  /// way that browsers do not follow.
  private func cleaned(_ bytes: [UInt8]) -> [UInt8]? {
    let isMoving = plan.probe.isAnimated
    let orientation = isMoving ? 1 : plan.probe.effectiveOrientation(plan.rotation)
    switch plan.probe.format {
    case .jpeg: return JPEGCleaner(bytes).cleaned(orientation: orientation)
    case .png: return orientation == 1 ? PNGCleaner(bytes).cleaned() : nil
    case .gif: return GIFCleaner(bytes).cleaned()
    case .webp: return orientation == 1 ? WebPCleaner(bytes).cleaned() : nil
    case .heic, .avif, .tiff: return nil
    }
  }

  private func encode(as format: ImageFormat, to path: String) throws(ImagingError) -> Int {
    let source = try VipsPicture.open(plan.probe.file)
    let credit = try source.credit()
    let orientation = plan.probe.effectiveOrientation(plan.rotation)
    let plain = try source.inScreenColours(keepsWide: true)
    let told = try (keepsMetadata ? plain.without("jpeg-thumbnail-data") : plain.withOnly(credit))
      .inMemory().upright(from: orientation)
    let finished = format == .jpeg ? try told.flattened() : try told.copied()
    let tells = keepsMetadata || !credit.isEmpty || finished.has("icc-profile-data")
    return try StagedFile(path).write { temporary throws(ImagingError) in
      try finished.save(to: temporary, as: format, quality: Self.quality, metadata: tells)
    }
  }
}
