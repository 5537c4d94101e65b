/// Makes the sizes of a picture from one decode.
///
/// Works on the calling thread with one thread of libvips, so that a caller who runs as many at
/// once as there are cores uses all of them. Memory is bounded by the largest size that is made,
/// but for formats that can only be decoded whole (HEIC, AVIF, WebP, progressive or interlaced files).
package struct ImageMaker: Sendable {
  /// What is made.
  package let settings: ImageSettings

  /// Starts libvips and tries the encoders asked for.
  ///
  /// - Throws: ``ImagingError/unavailable(reason:)`` or
  ///   ``ImagingError/formatUnavailable(_:reason:)``
  package init(settings: ImageSettings = ImageSettings()) throws(ImagingError) {
    try VipsLibrary.start()
    for format in settings.formats { try EncoderTrial.run(format) }
    self.settings = settings
  }

  /// Looks at a picture and lists what the settings ask for.
  ///
  /// A rotation, such as an export tells, goes before the file's own turn.
  /// - Throws: ``ImagingError`` when the file is no picture, or over a limit.
  package func plan(
    _ path: String, rotation: ImageRotation? = nil
  ) throws(ImagingError) -> ImagePlan {
    ImagePlan(
      probe: try ImageProbe(path: path, limits: settings.limits), rotation: rotation,
      settings: settings)
  }

  /// Makes the files of a plan, or some of them.
  ///
  /// Each is written beside its place and then moved there, so a file that exists is whole. The
  /// bytes of one do not depend on which others are made with it. When one fails, those before it stay.
  /// `isWanted` says of each file whether it is made, since a cache may have the others; `path`
  /// names its place, in a folder that exists. Even when nothing is wanted the picture is decoded, for
  /// the placeholder. An animation is never turned.
  /// - Throws: ``ImagingError`` when the picture is damaged, or a file cannot be written.
  package func make(
    _ plan: ImagePlan, where isWanted: (PlannedImage) -> Bool = { _ in true },
    at path: (PlannedImage) -> String
  ) throws(ImagingError) -> MadeImages {
    let pyramid = Pyramid(plan: plan, keepsMetadata: settings.keepsMetadata)
    var made: [MadeImage] = []
    for image in plan.images where isWanted(image) {
      let place = path(image)
      let bytes =
        switch image.kind {
        case .still: try pyramid.write(image, to: place)
        case .animation: try write(animation: image, of: plan, to: place)
        case .original: try write(original: image, of: plan, to: place)
        }
      made.append(MadeImage(image: image, path: place, bytes: bytes))
    }
    return MadeImages(images: made, placeholder: try pyramid.placeholder())
  }

  private func write(
    animation image: PlannedImage, of plan: ImagePlan, to path: String
  ) throws(ImagingError) -> Int {
    guard image.recipe.hasPrefix("animation.copy") else {
      let frames = try VipsPicture.open(plan.probe.file, frames: nil)
        .shrunkFrames(width: image.width, height: image.height)
      return try StagedFile(path).write { temporary throws(ImagingError) in
        try frames.withOnly(ImageCredit(creator: nil, rights: nil))
          .save(
            to: temporary, as: .webp, quality: MadeFormat.webp.defaultQuality, metadata: false)
      }
    }
    return try write(original: image, of: plan, to: path)
  }

  private func write(
    original image: PlannedImage, of plan: ImagePlan, to path: String
  ) throws(ImagingError) -> Int {
    let original = OriginalCopy(plan: plan, keepsMetadata: settings.keepsMetadata)
    return try original.write(as: image.format, to: path)
  }
}
