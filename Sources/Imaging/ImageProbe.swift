/// Tells what a picture's file is, by its content and never by its name.
package struct ImageProbe: Sendable, Equatable {
  /// Where the file is.
  package var path: String { file.path }
  /// The format of its content.
  package var format: ImageFormat { file.format }
  /// The length of the file.
  package var bytes: Int { file.bytes }
  /// The width of the upright picture; of an animation, that of one frame.
  package let width: Int
  /// The height of the upright picture; of an animation, that of one frame.
  package let height: Int
  /// The Exif orientation number that the file's own turn has; 1 means upright.
  package let orientation: Int
  /// Says whether pixels can be transparent.
  package let hasAlpha: Bool
  /// How many frames an animation has, or pages a TIFF; 1 for others.
  package let pages: Int

  let file: PictureFile

  /// Looks at a file; decodes no pixel.
  ///
  /// - Throws: ``ImagingError`` when it is no picture, damaged from the start, or over a limit.
  package init(path: String, limits: ImageLimits = ImageLimits()) throws(ImagingError) {
    file = try PictureFile.inspect(path, limits: limits)
    let picture = try VipsPicture.open(file)
    let turned = picture.orientation >= 5
    width = turned ? picture.height : picture.width
    height = turned ? picture.width : picture.height
    orientation = picture.orientation
    hasAlpha = picture.hasAlpha
    pages = picture.pages
    try check(limits)
  }

  /// The longest edge, in pixels.
  package var longestEdge: Int { max(width, height) }

  /// Says whether the picture moves.
  package var isAnimated: Bool { pages > 1 && (format == .gif || format == .webp) }

  /// The width and height once a turn other than the file's own is applied.
  package func size(turned rotation: ImageRotation?) -> (width: Int, height: Int) {
    guard let rotation, (orientation >= 5) != (effectiveOrientation(rotation) >= 5) else {
      return (width, height)
    }
    return (height, width)
  }

  /// The orientation number that holds: the explicit turn before the file's own.
  func effectiveOrientation(_ rotation: ImageRotation?) -> Int {
    // The decoder of these has turned the pixels already; a second turn would be one too many.
    if format == .heic || format == .avif { return 1 }
    return rotation?.orientation ?? orientation
  }

  private func check(_ limits: ImageLimits) throws(ImagingError) {
    let size = "\(width) x \(height) pixels"
    guard longestEdge <= limits.edge else {
      throw .tooLarge(path: path, what: size, limit: "\(limits.edge) on an edge")
    }
    let frames = isAnimated ? pages : 1
    guard width * height <= limits.pixels / frames else {
      throw .tooLarge(
        path: path, what: frames > 1 ? "\(frames) frames of \(size)" : size,
        limit: "\(limits.pixels) pixels")
    }
  }
}
