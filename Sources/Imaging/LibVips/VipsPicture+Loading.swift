import CVips

extension VipsPicture {
  /// Opens a file with the loader of its format, and no other.
  ///
  /// A JPEG is decoded 1, 2, 4 or 8 times smaller; other formats ignore `shrink`. The frames of an
  /// animation are laid below each other; nil means all of them.
  static func open(
    _ file: PictureFile, shrink: Int = 1, frames: Int? = 1
  ) throws(ImagingError) -> VipsPicture {
    try VipsLibrary.start()
    guard VipsLibrary.knows(file.format.loader) else {
      throw .formatUnavailable(
        file.format, reason: "it was built, or installed, without the loader \(file.format.loader)")
    }
    let count = Int32(frames ?? -1)
    switch file.format {
    case .jpeg:
      return try unsafe VipsPicture(gallery_vips_load_jpeg(file.path, Int32(shrink)), of: file)
    case .png: return try unsafe VipsPicture(gallery_vips_load_png(file.path), of: file)
    case .gif: return try unsafe VipsPicture(gallery_vips_load_gif(file.path, count), of: file)
    case .webp: return try unsafe VipsPicture(gallery_vips_load_webp(file.path, count), of: file)
    case .heic, .avif: return try unsafe VipsPicture(gallery_vips_load_heif(file.path), of: file)
    case .tiff: return try unsafe VipsPicture(gallery_vips_load_tiff(file.path), of: file)
    }
  }

  /// The orientation number of Exif, 1 where there is none.
  ///
  /// HEIC and AVIF carry their turn in the container, and the decoder has done it already.
  var orientation: Int {
    guard file.format != .heic, file.format != .avif else { return 1 }
    let number = whole(VIPS_META_ORIENTATION) ?? 1
    return (1...8).contains(number) ? number : 1
  }

  /// How many frames or pages the file has.
  var pages: Int { max(1, whole(VIPS_META_N_PAGES) ?? 1) }

  /// Reads a whole number of the metadata.
  private func whole(_ name: String) -> Int? {
    guard unsafe vips_image_get_typeof(image, name) != 0 else { return nil }
    var value: Int32 = 0
    guard unsafe vips_image_get_int(image, name, &value) == 0 else {
      _ = VipsLibrary.takeComplaint()
      return nil
    }
    return Int(value)
  }
}

extension ImageFormat {
  /// The operation of libvips that reads the format.
  fileprivate var loader: String {
    switch self {
    case .jpeg: "jpegload"
    case .png: "pngload"
    case .gif: "gifload"
    case .webp: "webpload"
    case .heic, .avif: "heifload"
    case .tiff: "tiffload"
    }
  }
}
